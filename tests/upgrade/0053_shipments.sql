insert into shipments (order_id, courier, tracking_number, booked_at) values
  ('01900000-0000-7000-8000-000000000010', 'own-van', 'TN 1', '2026-01-06');
insert into shipment_events (courier, event_id, order_id, status, at) values
  ('own-van', 'scan 1', '01900000-0000-7000-8000-000000000010', 'picked-up', '2026-01-06');
