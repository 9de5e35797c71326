-- a recall of the batch of 0083: one person was told and refunded
insert into recalls (id, batch_id, reason, hazard, advice, sent_at, authority_notified_on) values
  ('01900000-0000-7000-8000-000000000087', '01900000-0000-7000-8000-000000000083', 'Too much moisture', '', 'Keep it closed', now(), '2026-02-01');
insert into recall_people (id, recall_id, person, order_id, queued_at, emailed_at, settled, settled_at) values
  ('01900000-0000-7000-8000-000000000088', '01900000-0000-7000-8000-000000000087', sha256('person'), '01900000-0000-7000-8000-000000000010',
   now(), now(), 'refund', now());
insert into recall_orders (recall_id, order_id, person_id) values
  ('01900000-0000-7000-8000-000000000087', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-8000-000000000088');
