-- Words of the region for what the catalogue calls otherwise; data, so that the owner can add to them.
create table search_words (
  word text primary key check (word = lower(word) and length(word) between 2 and 60),
  means text not null check (length(means) between 2 and 60)
);

insert into search_words (word, means) values
  ('nallennai', 'sesame'), ('nalla ennai', 'sesame'), ('gingelly', 'sesame'), ('gingely', 'sesame'), ('til', 'sesame'),
  ('ellu', 'sesame'), ('நல்லெண்ணெய்', 'sesame'), ('எள்ளு', 'sesame'), ('எள்', 'sesame'),
  ('kadalai', 'groundnut'), ('kadala', 'groundnut'), ('peanut', 'groundnut'), ('moongphali', 'groundnut'),
  ('கடலை', 'groundnut'), ('கடலெண்ணெய்', 'groundnut'),
  ('thengai', 'coconut'), ('thenga', 'coconut'), ('nariyal', 'coconut'), ('தேங்காய்', 'coconut'),
  ('kadugu', 'mustard'), ('sarson', 'mustard'), ('rai', 'mustard'), ('கடுகு', 'mustard'),
  ('suryakanthi', 'sunflower'), ('vilakkennai', 'castor'), ('amanakku', 'castor'), ('விளக்கெண்ணெய்', 'castor'),
  ('ali vidai', 'flaxseed'), ('alsi', 'flaxseed'), ('linseed', 'flaxseed'),
  ('karupatti', 'palm jaggery'), ('karuppatti', 'palm jaggery'), ('panai vellam', 'palm jaggery'), ('கருப்பட்டி', 'palm jaggery'),
  ('nattu sakkarai', 'country sugar'), ('naatu sakkarai', 'country sugar'), ('jaggery powder', 'country sugar'),
  ('நாட்டுச்சர்க்கரை', 'country sugar'),
  ('then', 'honey'), ('shahad', 'honey'), ('தேன்', 'honey'),
  ('nei', 'ghee'), ('neyyi', 'ghee'), ('நெய்', 'ghee'),
  ('manjal', 'turmeric'), ('haldi', 'turmeric'), ('மஞ்சள்', 'turmeric'),
  ('murungai', 'moringa'), ('drumstick leaf', 'moringa'), ('முருங்கை', 'moringa'),
  ('thinai', 'foxtail millet'), ('tinai', 'foxtail millet'), ('kangni', 'foxtail millet'), ('தினை', 'foxtail millet'),
  ('sigappu arisi', 'red rice'), ('arisi', 'rice'), ('சிவப்பரிசி', 'red rice'),
  ('ennai', 'oil'), ('tel', 'oil'), ('எண்ணெய்', 'oil');

-- What search looks through: lower case, without accents.
alter table foods add column search_text text not null default '';

create function fill_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := lower(unaccent(concat_ws(' ', new.name, new.category, array_to_string(new.tags, ' '), new.description)));
  return new;
end $$;
create trigger foods_search_text before insert or update of name, category, tags, description on foods
  for each row execute function fill_search_text();
update foods set name = name;

create index foods_search on foods using gin (search_text gin_trgm_ops);
create index foods_tags on foods using gin (tags);
create index foods_name on foods using gin (lower(name) gin_trgm_ops);

-- One index for each order in which foods are listed; the expressions are those of foods.store.ts.
create index foods_by_price_low on foods ((price_paise * (100 - discount_percent)), id)
  where status = 'published' and removed_at is null;
create index foods_by_price_high on foods ((-price_paise * (100 - discount_percent)), id)
  where status = 'published' and removed_at is null;
create index foods_by_rating on foods ((-rating_sum::float8 / greatest(rating_count, 1)), id)
  where status = 'published' and removed_at is null;
create index foods_by_name on foods (lower(name), id) where status = 'published' and removed_at is null;

-- Counters of rate-limiter-flexible, which fixes the names; losing them in a crash is harmless.
create unlogged table limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
