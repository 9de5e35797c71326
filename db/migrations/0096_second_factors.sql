-- Passkeys (WebAuthn), authenticator apps (TOTP) and recovery codes. Only public keys of passkeys are stored; the secret of an
-- app is encrypted with the settings key; recovery codes are hashed.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users,
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null,
  -- of the authenticator: an older value than the stored one means a copy
  counter bigint not null default 0 check (counter >= 0),
  -- the domain it works on; a shop that moved to another domain does not count on it
  rp_id text not null,
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  -- stored in the account of the phone's maker, so that a lost phone does not lose it
  is_synced boolean not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What a browser must sign. Deleted by its first use.
create table passkey_challenges (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  purpose text not null check (purpose in ('add', 'sign-in', 'confirm')),
  user_id uuid references users,
  expires_at timestamptz not null
);
create index passkey_challenges_age on passkey_challenges (expires_at);
create index passkey_challenges_user on passkey_challenges (user_id) where user_id is not null;

create table authenticator_apps (
  user_id uuid primary key references users,
  secret_sealed text not null,
  -- null: the person has not typed a code of it yet
  confirmed_at timestamptz,
  -- the 30 seconds of the last accepted code, which is not accepted again
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  user_id uuid not null references users,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- proved_at: when the person last confirmed who they are in this session, after the sign-in.
-- second_factor_at: when a passkey, an app or a recovery code was used in it; null: never.
alter table sessions add column proved_at timestamptz, add column second_factor_at timestamptz;

-- what replicas remember of the session ends, as with a sign-in that was moved to another time
create trigger tell_of_proved_session after update on sessions for each row
  when (old.proved_at is distinct from new.proved_at or old.second_factor_at is distinct from new.second_factor_at)
  execute function tell_of_changed_session();
