-- Values of the extra fields that extensions declare, by their key: {"harvestYear": 2026}. Keys of an extension that was
-- removed stay stored and are ignored. A constant default and constraints that are not checked for old rows, which are all
-- '{}', need no look at the table.
alter table foods add column fields jsonb not null default '{}',
  add constraint foods_fields_check
    check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 8192) not valid;
alter table orders add column fields jsonb not null default '{}',
  add constraint orders_fields_check
    check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 8192) not valid;
alter table users add column fields jsonb not null default '{}',
  add constraint users_fields_check
    check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 8192) not valid;

-- visitors narrow the food list by a value; without extra fields the index is empty
create index foods_fields on foods using gin (fields jsonb_path_ops) where fields <> '{}';
