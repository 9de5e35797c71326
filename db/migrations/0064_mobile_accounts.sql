-- a mobile number that was verified by a code signs in like an e-mail; one number belongs to one account
alter table users add column mobile text check (mobile ~ '^\+91[6-9][0-9]{9}$');
create unique index users_mobile on users (mobile);

-- so an account may have no e-mail: it is empty then
alter table users drop constraint users_email_check;
alter table users add constraint users_email_check check (email = '' or length(email) between 3 and 254);
alter table users add constraint users_reachable check (email <> '' or mobile is not null);
drop index users_email;
create unique index users_email on users (lower(email)) where email <> '';
-- the planner cannot use the partial one for "lower(email) = $1"
create index users_email_lookup on users (lower(email));
