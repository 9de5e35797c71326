-- Which demo shop was loaded. Databases of earlier releases hold the only one that existed then; live shops have no row.
alter table seed_runs add column brand text not null default 'chekku' check (length(brand) between 1 and 100);
