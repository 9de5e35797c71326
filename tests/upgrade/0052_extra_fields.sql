update foods set fields = '{"harvestYear": 2026}' where id = 'sesame-oil';
update orders set fields = '{"gift": true}';
update users set fields = '{"route": "north"}';
