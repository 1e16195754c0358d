### What only the terminal says
