-- Keys for other programs. Only the hash of a key is stored; a revoked key stays, because entries of the audit log name it.
create table api_keys (
  id uuid primary key,
  key_hash bytea not null unique check (octet_length(key_hash) = 32),
  -- how the key begins, to recognise it
  prefix text not null check (prefix ~ '^chk_(live|demo)_[A-Za-z0-9_-]{4}$'),
  name text not null check (length(name) between 1 and 60),
  scopes text[] not null check (cardinality(scopes) between 1 and 50),
  -- a key stops to work when this admin is no longer one
  created_by uuid not null references users,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_creator on api_keys (created_by);

-- The key with which an admin's change was made.
alter table audit_log add column api_key_id uuid references api_keys;
create index audit_log_api_key on audit_log (api_key_id, id desc) where api_key_id is not null;
alter table order_history add column api_key_id uuid references api_keys;
create index order_history_api_key on order_history (api_key_id) where api_key_id is not null;

-- Orders by the time of their payment, for programs that read the new ones.
create index order_history_paid on order_history (at, order_id)
  where to_status = 'PAYMENT' and from_status is distinct from 'PAYMENT';
