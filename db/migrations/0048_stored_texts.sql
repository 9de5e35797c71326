-- What was found, in other languages than English: {"ta": "…", "hi": "…"}. English stays in its own column; rows of older versions
-- have no translation and are read in English.
alter table payment_problems add column translations jsonb not null default '{}'
  check (jsonb_typeof(translations) = 'object');
alter table self_checks add column translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object');
alter table import_images add column translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object');
