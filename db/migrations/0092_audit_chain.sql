-- The audit log proves that nobody changed it. Each entry commits to its content by a salted hash, and a job chains the
-- entries: each link's hash includes that of the link before (src/server/audit, npm run audit:verify).

alter table audit_log
  add column salt bytea check (octet_length(salt) = 16),
  add column changes_hash bytea check (octet_length(changes_hash) = 32),
  -- names and addresses of a deleted account were removed; the salt went with them, so that the hash reveals nothing
  add column redacted_at timestamptz;

update audit_log set salt = uuid_send(gen_random_uuid());
update audit_log set changes_hash = sha256(salt || convert_to(changes::text, 'UTF8'));
-- contract: the trigger below fills it, so that inserts of the previous version stay complete
alter table audit_log alter column changes_hash set not null;

create table audit_chain (
  position bigint primary key check (position > 0),
  entry_id bigint not null unique references audit_log,
  hash bytea not null check (octet_length(hash) = 32),
  chained_at timestamptz not null default now()
);

-- entries that the job has not chained yet; written with the entry, so that writers never wait for each other
create table audit_unchained (entry_id bigint primary key references audit_log);
insert into audit_unchained select id from audit_log;

create function commit_audit_entry() returns trigger
language plpgsql as $$
begin
  new.salt := uuid_send(gen_random_uuid());
  new.changes_hash := sha256(new.salt || convert_to(new.changes::text, 'UTF8'));
  new.redacted_at := null;
  return new;
end
$$;

create trigger commit_audit_entry before insert on audit_log
  for each row execute function commit_audit_entry();

create function note_unchained_entry() returns trigger
language plpgsql as $$
begin
  insert into audit_unchained values (new.id);
  return null;
end
$$;

create trigger note_unchained_entry after insert on audit_log
  for each row execute function note_unchained_entry();

create function reject_audit_change() returns trigger
language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'integrity_constraint_violation';
end
$$;

-- the only change: a deleted account's name, e-mail, phone and address leave the entries about it
create function allow_redaction_only() returns trigger
language plpgsql as $$
begin
  if (new.id, new.at, new.action, new.target, new.changes_hash) is distinct from
     (old.id, old.at, old.action, old.target, old.changes_hash)
    or new.actor_id is distinct from old.actor_id or new.api_key_id is distinct from old.api_key_id
    or new.changes <> old.changes - '{name,email,phone,address}'::text[] then
    raise exception 'the audit log is append-only' using errcode = 'integrity_constraint_violation';
  end if;
  if new.changes <> old.changes then
    new.salt := null;
    new.redacted_at := now();
  else
    new.salt := old.salt;
    new.redacted_at := old.redacted_at;
  end if;
  return new;
end
$$;

create trigger allow_redaction_only before update on audit_log
  for each row execute function allow_redaction_only();
create trigger reject_audit_change before delete on audit_log
  for each row execute function reject_audit_change();
create trigger reject_audit_truncate before truncate on audit_log
  for each statement execute function reject_audit_change();
create trigger reject_audit_change before update or delete on audit_chain
  for each row execute function reject_audit_change();
create trigger reject_audit_truncate before truncate on audit_chain
  for each statement execute function reject_audit_change();
