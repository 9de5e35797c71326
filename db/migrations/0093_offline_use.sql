-- Whether browsers may store pages of the shop to show them without a connection: {"isOn": false} switches it off.
alter table shop_settings add column offline jsonb not null default '{}' check (jsonb_typeof(offline) = 'object');
