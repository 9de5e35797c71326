-- What delivery costs, and where the shop does not send: the owner's words, in rupees as typed. Empty: free, everywhere.
alter table shop_settings add column delivery jsonb not null default '{}' check (jsonb_typeof(delivery) = 'object');
