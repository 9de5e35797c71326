-- Unpaid orders: how much one customer may hold, for how long, and when they are cancelled. Empty: the shop's defaults.
alter table shop_settings add column unpaid jsonb not null default '{}' check (jsonb_typeof(unpaid) = 'object');

-- orders that were too old already when orders began to expire are cancelled without a letter: it would come out of the blue
alter table orders add column expires_quietly boolean not null default false;
update orders set expires_quietly = true
  where status = 'PENDING' and payment_status = 'PENDING' and created_at < now() - interval '24 hours';

-- what the clock looks through every minute
create index orders_unpaid on orders (created_at, id)
  where status = 'PENDING' and payment_status = 'PENDING' and deleted_at is null;
-- what a customer holds without having paid for it
create index orders_held_unpaid on orders (user_id) where holds_stock and payment_status = 'PENDING';
