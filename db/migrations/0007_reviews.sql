-- Reviews that the owner hides, and foods that two admins edit at the same time.

-- a hidden review neither shows nor counts; its place is still taken
alter table reviews add column hidden_at timestamptz;

create or replace function keep_food_rating() returns trigger language plpgsql as $$
begin
  if tg_op in ('DELETE', 'UPDATE') and old.hidden_at is null then
    update foods set rating_sum = rating_sum - old.rating, rating_count = rating_count - 1 where id = old.food_id;
  end if;
  if tg_op in ('INSERT', 'UPDATE') and new.hidden_at is null then
    update foods set rating_sum = rating_sum + new.rating, rating_count = rating_count + 1 where id = new.food_id;
  end if;
  return null;
end $$;
drop trigger reviews_rating on reviews;
create trigger reviews_rating after insert or delete or update of rating, food_id, hidden_at on reviews
  for each row execute function keep_food_rating();

create index reviews_search on reviews using gin (lower(author_name || ' ' || review) gin_trgm_ops);

-- raised by every change of an admin, never by a new review or a sale
alter table foods add column version integer not null default 0;
-- the owner's list: drafts too
create index foods_kept on foods (position, id) where removed_at is null;
