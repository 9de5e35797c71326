insert into payment_receipts (id, order_id, provider, reference, amount_minor) values
  ('01900000-0000-7000-8000-000000000091', '01900000-0000-7000-8000-000000000011', 'bank-transfer', 'UTR 400123', 10000);
