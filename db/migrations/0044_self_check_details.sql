-- What was found, for the person who runs the server; the message is for the owner.
alter table self_checks add column details text not null default '';
