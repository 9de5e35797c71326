insert into passkeys (id, user_id, credential_id, public_key, rp_id, name)
  select '0190a000-0000-7000-8000-000000000096', id, sha256('credential'), sha256('key'), 'upgrade.test', 'Phone' from users limit 1;
-- nobody has confirmed it: the login of the test stays as it is
insert into authenticator_apps (user_id, secret_sealed) select id, 'v1.AAAA' from users limit 1;
insert into recovery_codes (user_id, code_hash) select id, sha256('code') from users limit 1;
insert into passkey_challenges (challenge_hash, purpose, expires_at) values (sha256('challenge'), 'sign-in', now() + interval '5 minutes');
update sessions set proved_at = now(), second_factor_at = now();
