-- a batch that is sold out: the stock of the first release stays as it was
insert into batches (id, food_id, code, pressed_on, best_before, seed_source, grams_in, output_amount, output_unit) values
  ('01900000-0000-7000-8000-000000000083', 'palm-jaggery', 'PJ-2601-05', '2026-01-05', '2026-07-03', 'Udangudi', 9000, 2000, 'g');
insert into batch_sizes (batch_id, food_id, size, made, bottles) values
  ('01900000-0000-7000-8000-000000000083', 'palm-jaggery', '500 g', 4, 0);
insert into order_batches (order_id, food_id, size, batch_id, quantity) values
  ('01900000-0000-7000-8000-000000000010', 'palm-jaggery', '500 g', '01900000-0000-7000-8000-000000000083', 3);
insert into batch_changes (batch_id, size, delta, reason) values ('01900000-0000-7000-8000-000000000083', '500 g', -1, 'broken');
