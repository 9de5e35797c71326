insert into audit_log (actor_id, action, target, changes) values
  ('01900000-0000-7000-8000-000000000001', 'user.block', 'user 01900000-0000-7000-8000-000000000003', '{"isBlocked": [false, true]}');
insert into used_nonces (nonce_hash) values (decode(repeat('ef', 32), 'hex'));
