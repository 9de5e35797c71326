-- A sale of the owner: it lowers prices on its days and hours by the clock of India. Prices are computed from these rows
-- when they are read, so nothing has to happen at the start or the end.
create table scheduled_sales (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  percent smallint not null check (percent between 1 and 99),
  applies_to text not null check (applies_to in ('all', 'categories', 'foods')),
  categories text[] not null default '{}' check (cardinality(categories) <= 50),
  food_ids text[] not null default '{}' check (cardinality(food_ids) <= 500),
  -- minutes after midnight; beyond 1440 the hours end on the next day
  starts_minute smallint not null check (starts_minute between 0 and 1439),
  ends_minute smallint not null,
  -- 1 is Monday, 7 is Sunday; the day on which the hours begin
  weekdays smallint[] not null check (cardinality(weekdays) > 0 and weekdays <@ '{1,2,3,4,5,6,7}'),
  first_day date not null,
  last_day date,
  is_on boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_minute > starts_minute and ends_minute <= starts_minute + 1440),
  check (last_day >= first_day),
  check ((applies_to = 'categories') = (cardinality(categories) > 0)),
  check ((applies_to = 'foods') = (cardinality(food_ids) > 0))
);

create trigger tell_of_change after insert or update or delete or truncate on scheduled_sales
  for each statement execute function tell_of_change();
