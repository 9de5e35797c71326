-- How many people the amounts of a recipe are for; null: not said.
alter table recipes add column serves smallint check (serves between 1 and 100);
