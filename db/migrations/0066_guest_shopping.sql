-- shopping without an account, off by default
alter table shop_settings add column guests jsonb not null default '{}';

-- the guest carts that were merged into this one, newest first: a repeated request must not merge again
alter table carts add column merged uuid[] not null default '{}';
