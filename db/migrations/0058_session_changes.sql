-- every replica remembers sessions for a moment; whoever ends one or changes the rights of its user tells all of them.
-- The payload has ids of users, never anything of a token; empty: too many to list
create function tell_of_ended_sessions() returns trigger
language plpgsql as $$
declare
  users_of_ended text;
begin
  select string_agg(user_id::text, ',') into users_of_ended from (select distinct user_id from ended limit 101) listed;
  if users_of_ended is not null then
    perform pg_notify('sessions', case when length(users_of_ended) > 3700 then '' else users_of_ended end);
  end if;
  return null;
end
$$;

create trigger tell_of_ended_sessions after delete on sessions
  referencing old table as ended
  for each statement execute function tell_of_ended_sessions();

create function tell_of_all_sessions() returns trigger
language plpgsql as $$
begin
  perform pg_notify('sessions', '');
  return null;
end
$$;

create trigger tell_of_all_sessions after truncate on sessions
  for each statement execute function tell_of_all_sessions();
create trigger tell_of_all_sessions after truncate on users
  for each statement execute function tell_of_all_sessions();

create function tell_of_changed_session() returns trigger
language plpgsql as $$
begin
  perform pg_notify('sessions', old.user_id::text);
  return null;
end
$$;

-- being used only makes a session last longer, which nobody needs to hear
create trigger tell_of_changed_session after update on sessions for each row
  when (old.token_hash <> new.token_hash or old.user_id <> new.user_id or old.created_at <> new.created_at
    or new.expires_at < old.expires_at or new.last_used_at < old.last_used_at)
  execute function tell_of_changed_session();

create function tell_of_changed_rights() returns trigger
language plpgsql as $$
begin
  perform pg_notify('sessions', old.id::text);
  return null;
end
$$;

create trigger tell_of_changed_rights after update on users for each row
  when (old.is_admin <> new.is_admin or old.is_blocked <> new.is_blocked
    or old.erased_at is distinct from new.erased_at or old.password_hash is distinct from new.password_hash
    or old.email <> new.email)
  execute function tell_of_changed_rights();
