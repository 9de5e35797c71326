-- The shop's policy: minimum order, periods and delivery days. Empty: the shop's defaults.
alter table shop_settings add column policy jsonb not null default '{}' check (jsonb_typeof(policy) = 'object');

-- the periods that a customer was promised when ordering; empty for orders from before the setting, which had the defaults
alter table orders add column promise jsonb not null default '{}' check (jsonb_typeof(promise) = 'object');
