-- Each part of the settings counts its saves: a form that was opened before somebody else saved must not undo that save.
alter table shop_settings add column versions jsonb not null default '{}' check (jsonb_typeof(versions) = 'object');
