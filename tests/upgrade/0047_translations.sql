update foods set translations = '{"ta": {"name": "நல்லெண்ணெய்", "origins": ["கரூர், தமிழ்நாடு"]}}' where id = 'sesame-oil';
