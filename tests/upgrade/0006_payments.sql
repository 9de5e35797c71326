insert into payment_problems (id, kind, subject, provider, provider_payment_id, order_id, details) values
  ('01900000-0000-7000-8000-000000000070', 'amount-mismatch', 'pay_9', 'razorpay', 'pay_9', '01900000-0000-7000-8000-000000000011', 'one rupee too few');
insert into exchange_rates (currency, rate, fetched_at) values ('USD', 0.012, '2026-01-05');
