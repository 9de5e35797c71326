-- Search over very many foods: a food is found by its words, and misspelt words are looked up among the words there are,
-- which are few, instead of in every food's text.

alter table foods add column search_words text[] not null default '{}';
-- every word of a food; one that no food has any more stays and finds nothing
create table food_words (word text primary key);

create or replace function fill_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := lower(unaccent(concat_ws(' ', new.name, new.category, array_to_string(new.tags, ' '), new.description)));
  -- split where search-terms.ts splits what a visitor types; in order, so that two writers do not wait for each other
  new.search_words := array(
    select distinct word from regexp_split_to_table(new.search_text, '[\s,;.!?()"''/+-]+') word
    where length(word) between 1 and 60 order by word);
  insert into food_words
    select word from unnest(new.search_words) word where length(word) between 2 and 40 and word !~ '[0-9]'
    on conflict do nothing;
  return new;
end $$;
update foods set name = name;

drop index foods_search;
create index foods_words on foods using gin (search_words);
create index food_words_spelling on food_words using gin (word gin_trgm_ops);
