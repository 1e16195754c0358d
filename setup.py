"""Builds the package: the engine rooms are compiled where a C compiler is found, pure elsewhere.

`pyproject.toml` says everything that does not have to be computed.
"""

import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, redirect_stdout
from distutils.ccompiler import CCompiler, new_compiler
from distutils.errors import CCompilerError, DistutilsError
from distutils.sysconfig import customize_compiler
from io import StringIO
from itertools import chain
from pathlib import Path
from sysconfig import get_config_var, get_path
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# The builder asks the package for its list of sources, and must never load what it is about to build.
os.environ["TRIUMVIR_PURE"] = "1"
sys.path.insert(0, "src")
from triumvir import build_info

BUILDING_COMMANDS = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}
GENERATED_C = "build/engine"
ACROSS_MODULES = ["-fvisibility=hidden", "-flto=auto"]
SOURCES = build_info.describe_sources()  # taken first: an edit during the build makes it out of date
CORES = os.cpu_count() or 1


def say(line: str) -> None:
    print(line, flush=True)


def engine_extensions() -> list[Extension]:
    """The engine as C extensions; an empty list where it cannot or shall not be compiled."""
    if not BUILDING_COMMANDS.intersection(sys.argv):
        return []
    obstacle = obstacle_to_compiling()
    if obstacle:
        say(f"Warning: {obstacle}: building the pure Python engine, which plays the same, only slower.")
        return []
    return translate_to_c()


def obstacle_to_compiling() -> str | None:
    if os.environ.get("TRIUMVIR_PURE_BUILD", "") not in ("", "0"):
        return "TRIUMVIR_PURE_BUILD is set"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypyc is not installed"
    if not has_working_compiler():
        return "no C compiler or no Python.h (on Debian: apt-get install gcc libc6-dev python3-dev)"
    return None


def has_working_compiler(*flags: str) -> bool:
    """Compile and link an almost empty file: nothing else tells for certain."""
    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder, silenced_stderr():
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            objects = compiler.compile(
                [str(probe)], folder, include_dirs=[get_path("include")], extra_postargs=list(flags)
            )
            compiler.link_shared_object(objects, f"{folder}/probe.so", extra_postargs=list(flags))
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


@contextmanager
def silenced_stderr() -> Iterator[None]:
    """The compiler writes past Python, so its channel itself is turned away."""
    kept = os.dup(2)
    with open(os.devnull, "w") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


def translate_to_c() -> list[Extension]:
    from mypyc.build import mypycify

    sources = [f"src/triumvir/{name}" for name in SOURCES]
    say(f"Compiling the engine: {len(sources)} modules on {CORES} cores (about two minutes) …")
    started = time.monotonic()
    with quiet_unless_it_fails():
        made = mypycify(
            ["--config-file=pyproject.toml", *sources],
            opt_level="3",
            multi_file=True,
            group_name=build_info.ENGINE_LIBRARY.removesuffix("__mypyc"),
            target_dir=GENERATED_C,
        )
    extensions = cast(list[Extension], made)
    settle_times(extensions)
    optimise_across_modules(extensions[0])
    say(f"  checked and translated to C in {time.monotonic() - started:.0f} s")
    return extensions


@contextmanager
def quiet_unless_it_fails() -> Iterator[None]:
    """What mypyc remarks on how it translates helps nobody who sets up the game; why it gave up does."""
    remarks = StringIO()
    try:
        with redirect_stdout(remarks):
            yield
    except BaseException:
        say(remarks.getvalue())
        raise


def settle_times(extensions: list[Extension]) -> None:
    """Generated files are dated a second ahead, which would have them compiled twice."""
    now = time.time()
    for path in chain.from_iterable([*extension.sources, *extension.depends] for extension in extensions):
        if os.path.exists(path) and os.stat(path).st_mtime > now:
            os.utime(path, (now, now))


def optimise_across_modules(library: Extension) -> None:
    """Small functions of one module get inlined into another: measured a quarter to a half faster."""
    if has_working_compiler(*ACROSS_MODULES):
        library.extra_compile_args = [*library.extra_compile_args, *ACROSS_MODULES]
        library.extra_link_args = [*library.extra_link_args, "-O3", *ACROSS_MODULES]


class BuildEngine(build_ext):
    """Compiles on all cores only what changed, and notes down what was compiled."""

    def run(self) -> None:
        if not self.extensions:
            return
        started = time.monotonic()
        # Without a note the engine counts as out of date: a broken build is never taken for a whole one.
        Path(self.package_folder(), build_info.NOTE).unlink(missing_ok=True)
        self.parallel = CORES
        super().run()
        self.remove_leftovers()
        self.write_note()
        say(f"  compiled in {time.monotonic() - started:.0f} s")

    def build_extensions(self) -> None:
        compile_in_parallel(self.compiler, is_forced=bool(self.force))
        super().build_extensions()

    def package_folder(self) -> str:
        """Where the compiled package goes: beside the source, or into the wheel to be."""
        return "src/triumvir" if self.inplace or self.editable_mode else f"{self.build_lib}/triumvir"

    def remove_leftovers(self) -> None:
        """Compiled modules whose source is gone would still be found and loaded."""
        suffix = get_config_var("EXT_SUFFIX")
        kept = {Path(extension.name.replace(".", "/") + suffix) for extension in self.extensions}
        for home in {Path(self.package_folder()).parent, Path(self.build_lib)}:
            for path in home.rglob(f"*{suffix}"):
                if path.relative_to(home) not in kept:
                    path.unlink()

    def write_note(self) -> None:
        note = build_info.Note(builder=build_info.digest("setup.py"), sources=SOURCES)
        build_info.write_note(note, self.package_folder())


def compile_in_parallel(compiler: CCompiler, is_forced: bool) -> None:
    """Let the compiler translate its files side by side, and skip those that did not change."""
    compile_files = compiler.compile

    def compile_all(sources: list[str], **options: Any) -> list[str]:
        def compile_one(source: str) -> str:
            (target,) = compiler.object_filenames([source], output_dir=options.get("output_dir") or "")
            if is_forced or not is_newer(target, [source, *(options.get("depends") or [])]):
                compile_files([source], **options)
            return target

        with ThreadPoolExecutor(CORES) as pool:
            return list(pool.map(compile_one, sources))

    compiler.compile = compile_all  # type: ignore[method-assign, assignment]


def is_newer(target: str, sources: list[str]) -> bool:
    if not os.path.exists(target):
        return False
    return os.path.getmtime(target) > max(os.path.getmtime(source) for source in sources)


class BuildPackage(build_py):
    """Takes the rulebooks, which lie at the root of a checkout, into the package."""

    def run(self) -> None:
        if not self.editable_mode:
            self.remove_leftovers()
        super().run()
        if not self.editable_mode:
            shutil.copytree("rulebooks", f"{self.build_lib}/triumvir/rulebooks", dirs_exist_ok=True)

    def remove_leftovers(self) -> None:
        shutil.rmtree(Path(self.build_lib, "triumvir", "web_dist"), ignore_errors=True)
        for path in Path(self.build_lib, "triumvir").rglob("*"):
            if path.suffix in {".py", ".json", ".md", ".sql", ".ftl"}:
                path.unlink()


setup(
    ext_modules=engine_extensions(),
    cmdclass={"build_ext": BuildEngine, "build_py": BuildPackage},
)
