-- every replica keeps finished answers in memory; whoever changes what a visitor can see tells all of them at once
create function tell_of_change() returns trigger
language plpgsql as $$
begin
  perform pg_notify('shown', tg_table_name);
  return null;
end
$$;

do $$
declare
  shown text;
begin
  foreach shown in array array[
    'foods', 'food_sizes', 'food_images', 'food_specifications', 'food_ingredients', 'search_words',
    'reviews', 'review_replies', 'recipes', 'recipe_ingredients', 'content', 'colours', 'shop_settings'
  ] loop
    execute format(
      'create trigger tell_of_change after insert or update or delete or truncate on %I
         for each statement execute function tell_of_change()', shown);
  end loop;
end
$$;

-- a review carries its writer's name
create trigger tell_of_change after update of name on users
  for each statement execute function tell_of_change();
