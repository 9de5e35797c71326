-- Accounts: what an admin changed, Google's tokens that were used, and a quick search over people.

-- Who changed what; never edited, never deleted.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid references users on delete set null,
  action text not null check (length(action) between 1 and 60),
  target text not null check (length(target) between 1 and 120),
  -- {field: [before, after]}
  changes jsonb not null default '{}' check (jsonb_typeof(changes) = 'object')
);
create index audit_log_recent on audit_log (id desc);
create index audit_log_target on audit_log (target, id desc);

-- A sign-in token counts once; its nonce is kept until the token is too old to be accepted.
create table used_nonces (
  nonce_hash bytea primary key check (octet_length(nonce_hash) = 32),
  used_at timestamptz not null default now()
);
create index used_nonces_age on used_nonces (used_at);

-- A signed-in device is named to its owner by this, never by anything of its token.
alter table sessions add column id uuid not null unique default gen_random_uuid();

create index users_search on users using gin (lower(name || ' ' || email) gin_trgm_ops) where erased_at is null;
