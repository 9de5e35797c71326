-- Limits and codes by browser: what strangers try must not shut out the person it is about.

-- Browsers in which somebody has signed in: their failed logins are counted apart from those of strangers.
create table known_browsers (
  user_id uuid not null references users on delete cascade,
  -- of the random id in the browser's cookie
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  last_used_at timestamptz not null default now(),
  primary key (user_id, browser_hash)
);
create index known_browsers_age on known_browsers (last_used_at);

-- A code belongs to the browser that asked for it. A client that keeps no cookies is known by the network it asked from, and
-- its tries are counted apart, so that nobody without the cookie can use up the tries of who has it.
alter table codes
  add column browser_hash bytea check (octet_length(browser_hash) = 32),
  add column network text not null default '' check (length(network) <= 60),
  add column open_tries smallint not null default 0 check (open_tries between 0 and 5);

-- a new code takes the place of the same browser's old one, and of nobody else's
drop index codes_live;
create unique index codes_live on codes (purpose, email, browser_hash) where consumed_at is null;
