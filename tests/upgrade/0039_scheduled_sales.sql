insert into scheduled_sales (id, name, percent, applies_to, categories, starts_minute, ends_minute, weekdays, first_day, last_day)
values ('01900000-0000-7000-8000-000000000039', 'Night sale', 15, 'categories', '{Oils}', 1320, 1560, '{5,6}', '2026-11-16', '2026-12-31');
