insert into page_versions (id, page, state, sections, author_id, published_at) values
  ('01900000-0000-7000-8000-000000003701', 'home', 'published', '[{"key":"hero","isShown":true,"texts":{"en":{"heading":"Our farm"}},"items":[]}]', null, now()),
  ('01900000-0000-7000-8000-000000003702', 'home', 'draft', '[]', null, null);
