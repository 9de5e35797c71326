insert into staff_invites (id, email, role, token_hash, invited_by, expires_at)
  select '0190a000-0000-7000-8000-000000000090', 'packer@upgrade.test', 'packer', sha256('invite'), id, now() + interval '7 days'
  from users limit 1;
