-- Each process holds the search vocabulary in memory and computes keys of sounds and similar spellings itself. It must know of
-- new words. A food is saved much more often than its title has a word that no other title had.
create function tell_of_words() returns trigger language plpgsql as $$
begin
  if exists (select from added) then perform pg_notify('shown', 'food_words'); end if;
  return null;
end $$;
create trigger tell_of_words after insert on food_words referencing new table as added
  for each statement execute function tell_of_words();
create trigger tell_of_change after delete or truncate on food_words
  for each statement execute function tell_of_change();

-- phonetic_key(), consonants() and their indexes are no longer used. They stay for a process of the version before, which
-- searches with them until it is replaced.
