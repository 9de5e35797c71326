-- The language of e-mails and documents. `src/rules/languages.ts` lists the known ones, so that a new language needs no migration.
alter table users add column language text not null default 'en' check (language ~ '^[a-z]{2,3}$');
alter table orders add column language text not null default 'en' check (language ~ '^[a-z]{2,3}$');
