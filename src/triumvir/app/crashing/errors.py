"""What the kill test must never find."""


class Lost(Exception):
    """A promise that was not kept: what, and where."""
