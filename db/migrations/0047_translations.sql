-- Texts in other languages than English, by language and field: {"ta": {"name": "…", "origins": ["…"]}}. Lists have the order
-- of the English ones. A field that is missing or empty falls back to English.
alter table foods add column translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object');
alter table recipes add column translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object');

-- The tagline, and the names of categories and tags by their English name, which foods and recipes share:
-- {"ta": {"tagline": "…", "categories": {"Oils": "…"}, "tags": {"gift": "…"}}}.
alter table shop_settings add column translations jsonb not null default '{}'
  check (jsonb_typeof(translations) = 'object');
