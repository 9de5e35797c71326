-- Sizes of which the owner was told that few or none are left.
create table stock_alarms (
  food_id text not null,
  size text not null,
  level text not null check (level in ('low', 'none')),
  -- what stood on the shelf then, with what unpaid orders hold: more than that means that somebody filled it up
  shelf integer not null check (shelf >= 0),
  told_at timestamptz not null default now(),
  primary key (food_id, size),
  foreign key (food_id, size) references food_sizes (food_id, size) on update cascade on delete cascade
);
-- what is low on the day of the update is no news
insert into stock_alarms (food_id, size, level, shelf)
  select food_id, size, case when stock = 0 then 'none' else 'low' end, stock from food_sizes where stock <= 5;
