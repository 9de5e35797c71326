-- The admin's list of couriers with the addresses of their tracking pages; empty: the usual ones of src/rules/couriers.ts.
alter table shop_settings add column couriers jsonb not null default '{}';
