-- Why a delivery failed, in other languages than English, as in 0048. Rows of older versions are read in English.
alter table event_deliveries add column translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object');
