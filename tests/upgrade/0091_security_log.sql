insert into security_events (kind, account_id, address, device, detail)
  select 'export', id, '192.0.2.7', 'Firefox', '{"file": "customers.csv"}' from users limit 1;
