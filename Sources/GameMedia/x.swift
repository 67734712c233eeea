import CPictures
