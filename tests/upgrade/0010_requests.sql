insert into order_requests (id, order_id, kind, text, photos) values
  ('01900000-0000-7000-8000-000000000080', '01900000-0000-7000-8000-000000000010', 'damage', 'The bottle leaks', '{/uploads/ab/02.webp}');
insert into order_requests (id, order_id, kind, text, status, answer, answered_at) values
  ('01900000-0000-7000-8000-000000000081', '01900000-0000-7000-8000-000000000010', 'return', 'Not for us', 'accepted', 'Send it back', now()),
  ('01900000-0000-7000-8000-000000000082', '01900000-0000-7000-8000-000000000010', 'cancel', 'Too late', 'accepted', 'Done', now());
