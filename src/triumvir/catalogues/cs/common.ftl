triumvir = Triumvir
