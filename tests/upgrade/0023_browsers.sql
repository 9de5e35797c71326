insert into known_browsers (user_id, browser_hash) values
  ('01900000-0000-7000-8000-000000000001', decode(repeat('ab', 32), 'hex'));
