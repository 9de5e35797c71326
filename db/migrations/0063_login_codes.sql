-- a code by e-mail also signs in, or creates the account
alter table codes drop constraint codes_purpose_check;
alter table codes add constraint codes_purpose_check check (purpose in ('register', 'reset', 'login'));

-- so an account needs neither a password nor Google
alter table users drop constraint users_check;
