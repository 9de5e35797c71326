-- A small shop as the first release kept it: rows in every table of 0001_shop.sql. Loaded right after that migration.
-- Passwords are Farm@1234.

-- averages stand in the foods below
alter table reviews disable trigger user;

insert into users (id, name, email, phone, password_hash, google_subject, address, is_admin, is_blocked, email_verified_at, created_at) values
  ('01900000-0000-7000-8000-000000000001', 'Ananda', 'owner@oils.example', '9000000001', '$argon2id$v=19$m=19456,t=3,p=1$mFzo+ymy5skWwjcMQLHFbA$xX1UIRMgfCKh5RBmnVgAX4aKJSDHMG23O3n89FeEmwI', null, null, true, false, '2026-01-01', '2026-01-01'),
  ('01900000-0000-7000-8000-000000000002', 'Meena', 'meena@example.org', '9876543210', '$argon2id$v=19$m=19456,t=3,p=1$mFzo+ymy5skWwjcMQLHFbA$xX1UIRMgfCKh5RBmnVgAX4aKJSDHMG23O3n89FeEmwI', null,
   '{"doorNumber": "12A", "street": "Mill Street", "area": "Gandhi Nagar", "district": "Coimbatore", "state": "Tamil Nadu", "pincode": "642001"}', false, false, '2026-01-02', '2026-01-02'),
  ('01900000-0000-7000-8000-000000000003', 'Ravi', 'ravi@example.org', '', null, 'google-subject-3', '"4, Old Street, Erode"', false, true, null, '2026-01-03');

insert into sessions (token_hash, user_id, device, expires_at) values
  (decode(repeat('ab', 32), 'hex'), '01900000-0000-7000-8000-000000000002', 'Phone', '2036-01-01');
insert into codes (id, purpose, email, code_hash, expires_at) values
  ('01900000-0000-7000-8000-000000000004', 'reset', 'meena@example.org', decode(repeat('cd', 32), 'hex'), '2026-01-02');

insert into foods (id, name, description, category, price_paise, discount_percent, tags, origins, cook_time, hsn, gst_basis_points, shelf_life_days, status, position, rating_sum, rating_count, removed_at) values
  ('sesame-oil', 'Sésame oil', 'Pressed in wood', 'Oils', 54000, 10, '{oil,wood pressed}', '{"Karur, Tamil Nadu"}', '3-5 days', '1515', 500, 270, 'published', 1, 9, 2, null),
  ('palm-jaggery', 'Palm jaggery', '', 'Sweeteners', 30000, 0, '{}', '{}', '', null, null, null, 'published', 2, 0, 0, null),
  ('old-honey', 'Honey of old', '', 'Sweeteners', 40000, 0, '{}', '{}', '', null, null, null, 'published', 3, 0, 0, '2026-02-01');
insert into food_sizes (food_id, size, position, price_paise, stock, net_amount, net_unit) values
  ('sesame-oil', '1 L', 0, 54000, 7, 1000, 'ml'), ('sesame-oil', '5 L', 1, 260000, null, 5000, 'ml'),
  ('palm-jaggery', '500 g', 0, 30000, 0, 500, 'g'), ('old-honey', '1 kg', 0, 40000, 3, null, null);
insert into food_images (food_id, position, url, alt, width, height) values
  ('sesame-oil', 0, '/uploads/ab/cd.webp', 'A bottle', 800, 800), ('palm-jaggery', 0, 'https://pictures.example/palm.jpg', '', null, null);
insert into food_specifications (food_id, position, name, value) values ('sesame-oil', 0, 'Press', 'Vaagai wood');
insert into food_ingredients (id, food_id, position, name, quantity) values
  ('01900000-0000-7000-8000-000000000005', 'sesame-oil', 0, 'Sesame', '2.5 kg');

insert into reviews (id, food_id, user_id, author_name, slot, rating, review, image_url, is_verified_purchase) values
  ('01900000-0000-7000-8000-000000000006', 'sesame-oil', '01900000-0000-7000-8000-000000000002', 'Meena', 1, 5, 'As at home', '/uploads/ab/ef.webp', true),
  ('01900000-0000-7000-8000-000000000007', 'sesame-oil', null, 'Somebody', 1, 4, 'நல்ல எண்ணெய்', '/uploads/ab/ef.webp', false);
insert into review_replies (id, review_id, author_id, text) values
  ('01900000-0000-7000-8000-000000000008', '01900000-0000-7000-8000-000000000006', '01900000-0000-7000-8000-000000000001', 'Thank you');

insert into carts (user_id, latitude, longitude, version) values ('01900000-0000-7000-8000-000000000002', 11.0168, 76.9558, 4);
insert into cart_items (user_id, food_id, size, quantity) values ('01900000-0000-7000-8000-000000000002', 'sesame-oil', '1 L', 2);
insert into wishlist_items (user_id, food_id) values ('01900000-0000-7000-8000-000000000002', 'palm-jaggery');

insert into coupons (code, description, offer_percentage, expires_at, min_purchase_paise, limit_per_customer, limit_total, used_count) values
  ('FARM10', 'Ten percent', 10, '2036-01-01', 50000, 2, 100, 1);
insert into orders (id, number, user_id, name, email, phone, address, status, payment_status, payment_id, coupon_code, items_paise, discount_paise, delivery_paise, total_paise, courier, tracking_number, idempotency_key, request_hash, held_until, deleted_at, created_at) overriding system value values
  ('01900000-0000-7000-8000-000000000010', 1, '01900000-0000-7000-8000-000000000002', 'Meena', 'meena@example.org', '9876543210',
   '{"doorNumber": "12A", "street": "Mill Street", "area": "Gandhi Nagar", "district": "Coimbatore", "state": "Tamil Nadu", "pincode": "642001"}',
   'SHIPPED', 'COMPLETED', 'pay_1', 'FARM10', 145800, 14580, 5000, 136220, 'India Post', 'EE123', 'first-key-1', decode(repeat('01', 32), 'hex'), null, null, '2026-01-05'),
  ('01900000-0000-7000-8000-000000000011', 2, '01900000-0000-7000-8000-000000000002', 'Meena', 'meena@example.org', '9876543210', '"4, Old Street, Erode"',
   'PENDING', 'PENDING', null, null, 260000, 0, 0, 260000, null, null, null, null, '2026-01-06 00:30', null, '2026-01-06'),
  ('01900000-0000-7000-8000-000000000012', 3, null, 'Deleted customer', 'gone@example.org', '', '"-"',
   'CANCELLED', 'REFUNDED', '8AB', null, 40000, 0, 0, 40000, null, null, null, null, null, '2026-01-09', '2026-01-07');
select setval('orders_number_seq', 3);
insert into order_items (order_id, position, food_id, name, image_url, size, list_price_paise, charged_price_paise, quantity) values
  ('01900000-0000-7000-8000-000000000010', 0, 'sesame-oil', 'Sésame oil', '/uploads/ab/cd.webp', '1 L', 54000, 48600, 3),
  ('01900000-0000-7000-8000-000000000011', 0, 'sesame-oil', 'Sésame oil', '', '5 L', 260000, 260000, 1),
  ('01900000-0000-7000-8000-000000000012', 0, 'old-honey', 'Honey of old', '', '1 kg', 40000, 40000, 1);
insert into order_history (order_id, at, actor, actor_id, from_status, to_status, note) values
  ('01900000-0000-7000-8000-000000000010', '2026-01-05', 'customer', '01900000-0000-7000-8000-000000000002', null, 'PENDING', ''),
  ('01900000-0000-7000-8000-000000000010', '2026-01-05', 'provider', null, 'PENDING', 'PAYMENT', ''),
  ('01900000-0000-7000-8000-000000000010', '2026-01-06', 'admin', '01900000-0000-7000-8000-000000000001', 'PAYMENT', 'SHIPPED', 'Two parcels'),
  ('01900000-0000-7000-8000-000000000011', '2026-01-06', 'customer', '01900000-0000-7000-8000-000000000002', null, 'PENDING', ''),
  ('01900000-0000-7000-8000-000000000012', '2026-01-07', 'system', null, null, 'CANCELLED', '');
insert into coupon_redemptions (order_id, coupon_code, user_id) values
  ('01900000-0000-7000-8000-000000000010', 'FARM10', '01900000-0000-7000-8000-000000000002');

insert into payment_attempts (id, order_id, provider, environment, provider_order_id, amount_minor, currency, exchange_rate, status) values
  ('01900000-0000-7000-8000-000000000020', '01900000-0000-7000-8000-000000000010', 'razorpay', 'live', 'order_1', 136220, 'INR', null, 'succeeded'),
  ('01900000-0000-7000-8000-000000000021', '01900000-0000-7000-8000-000000000012', 'paypal', 'live', '5O1', 480, 'USD', 0.012, 'succeeded');
insert into payments (id, order_id, attempt_id, provider, provider_payment_id, amount_minor, currency, status, captured_at) values
  ('01900000-0000-7000-8000-000000000030', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-8000-000000000020', 'razorpay', 'pay_1', 136220, 'INR', 'captured', '2026-01-05'),
  ('01900000-0000-7000-8000-000000000031', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-8000-000000000020', 'razorpay', 'pay_2', 136220, 'INR', 'duplicate', '2026-01-05'),
  ('01900000-0000-7000-8000-000000000032', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-8000-000000000021', 'paypal', '8AB', 480, 'USD', 'captured', '2026-01-07');
insert into refunds (id, payment_id, provider_refund_id, idempotency_key, amount_minor, reason, status) values
  ('01900000-0000-7000-8000-000000000040', '01900000-0000-7000-8000-000000000031', 'rfnd_1', 'refund-1', 136220, 'paid twice', 'processed'),
  ('01900000-0000-7000-8000-000000000041', '01900000-0000-7000-8000-000000000032', null, 'refund-2', 480, 'cancelled', 'failed');
insert into provider_events (provider, event_id, body, processed_at) values ('razorpay', 'evt_1', '{"event":"payment.captured"}', '2026-01-05');

insert into recipes (id, title, description, images, instructions, prep_minutes, cooking_minutes, difficulty, tags) values
  ('sesame-rice', 'Sesame rice', 'For a festival', '{/uploads/ab/01.webp}', '{Cook,Mix}', 10, 20, 'Easy', '{rice}');
insert into recipe_ingredients (recipe_id, position, name, quantity, food_id) values
  ('sesame-rice', 0, 'Sesame oil', '2 spoons', 'sesame-oil'), ('sesame-rice', 1, 'Rice', '1 cup', null);
insert into content (id, kind, position, title, text, rating) values
  ('01900000-0000-7000-8000-000000000050', 'testimonial', 0, 'Meena', 'My grandmother''s oil', 5);
insert into colours (place, color) values ('home', '#FFF8E7');
insert into shop_settings (details) values ('{"name": "Ananda Oils"}');
insert into contact_messages (id, name, email, subject, message, answered_at) values
  ('01900000-0000-7000-8000-000000000060', 'Ravi', 'ravi@example.org', 'Honey', 'When again?', null);
insert into seed_runs (checksum) values ('none');

alter table reviews enable trigger user;
