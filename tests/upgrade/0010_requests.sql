insert into order_requests (id, order_id, kind, text, photos) values
  ('01900000-0000-7000-8000-000000000080', '01900000-0000-7000-8000-000000000010', 'damage', 'The bottle leaks', '{/uploads/ab/02.webp}');
