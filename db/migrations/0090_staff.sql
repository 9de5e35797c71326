-- Whoever works in the admin area has a role, which src/rules/staff-rights.ts turns into rights. is_admin stays: each of them is
-- an admin for the specification's fields, and a version of the shop from before this migration knows nothing else.
alter table users add column staff_role text
  check (staff_role in ('owner', 'manager', 'packer', 'editor', 'accountant'));
update users set staff_role = 'owner' where is_admin;
alter table users add constraint users_staff_role check (is_admin = (staff_role is not null));
create index users_staff on users (staff_role) where is_admin;

-- an admin without a role is an owner; without the flag there is no role
create function complete_staff_role() returns trigger
language plpgsql as $$
begin
  new.staff_role := case when new.is_admin then coalesce(new.staff_role, 'owner') end;
  return new;
end
$$;

create trigger complete_staff_role before insert or update of is_admin, staff_role on users
  for each row execute function complete_staff_role();

-- a changed role ends what replicas remember of the person's sessions
drop trigger tell_of_changed_rights on users;
create trigger tell_of_changed_rights after update on users for each row
  when (old.is_admin <> new.is_admin or old.is_blocked <> new.is_blocked or old.staff_role is distinct from new.staff_role
    or old.erased_at is distinct from new.erased_at or old.password_hash is distinct from new.password_hash
    or old.email <> new.email)
  execute function tell_of_changed_rights();

-- An invitation by e-mail. Its token alone opens nothing: whoever accepts must be signed in with the verified address.
create table staff_invites (
  id uuid primary key,
  email text not null check (length(email) between 3 and 254),
  role text not null check (role in ('owner', 'manager', 'packer', 'editor', 'accountant')),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  invited_by uuid not null references users,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz
);
create unique index staff_invites_open on staff_invites (lower(email)) where accepted_at is null;
create index staff_invites_inviter on staff_invites (invited_by);
create index staff_invites_age on staff_invites (expires_at);
