insert into imports (id, file_name, state, columns, line_count, food_count, next_food, created)
values ('01900000-0000-7000-8000-000000000040', 'foods.csv', 'checked', '{id,name}', 1, 1, 101, 1);
insert into import_lines (import_id, line, food, cells, result)
values ('01900000-0000-7000-8000-000000000040', 2, 1, '{"id": "red-rice", "name": "Red Rice"}', 'created');
insert into import_images (import_id, name, url)
values ('01900000-0000-7000-8000-000000000040', 'rice.jpg', '/uploads/ab/rice.webp');
insert into fetched_images (address, url) values ('https://farm.example/rice.jpg', '/uploads/ab/rice.webp');
