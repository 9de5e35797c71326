-- Orders change the stock many times a second. Visitors are shown whether a size is sold out, and how many are left of the last
-- five (FEW_LEFT in src/rules/stock.ts); a NOTIFY for every other piece would queue the commits of all orders behind each other.

drop trigger tell_of_change on food_sizes;
create trigger tell_of_change after insert or delete or truncate on food_sizes
  for each statement execute function tell_of_change();
create trigger tell_of_changed_size after update on food_sizes
  for each row when (to_jsonb(old) - 'stock' is distinct from to_jsonb(new) - 'stock')
  execute function tell_of_change();

create function tell_of_stock() returns trigger language plpgsql as $$
begin
  perform pg_notify('shown', 'stock ' || new.food_id);
  return null;
end
$$;
create trigger tell_of_shown_stock after update of stock on food_sizes
  for each row when (least(coalesce(old.stock, 6), 6) <> least(coalesce(new.stock, 6), 6))
  execute function tell_of_stock();

-- The number itself is in responses of the API, not on pages. A process that promised to notify after its commit is only told on its own
-- connection; everybody else's change is notified at once.
create function tell_of_number() returns trigger language plpgsql as $$
begin
  if current_setting('shop.notifies_stock', true) = 'on' then
    raise info using message = 'number of pieces', detail = new.food_id;
  else
    perform pg_notify('shown', 'number ' || new.food_id);
  end if;
  return null;
end
$$;
create trigger tell_of_number after update of stock on food_sizes
  for each row when (
    old.stock is distinct from new.stock
    and least(coalesce(old.stock, 6), 6) = least(coalesce(new.stock, 6), 6))
  execute function tell_of_number();

-- a change of the stock gives the food a new version, which no visitor sees
drop trigger tell_of_change on foods;
create trigger tell_of_change after insert or delete or truncate on foods
  for each statement execute function tell_of_change();
create trigger tell_of_changed_food after update on foods
  for each row when (to_jsonb(old) - array['version', 'updated_at'] is distinct from to_jsonb(new) - array['version', 'updated_at'])
  execute function tell_of_change();
