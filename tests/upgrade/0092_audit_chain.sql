delete from audit_unchained where entry_id = (select min(id) from audit_log);
insert into audit_chain (position, entry_id, hash) select 1, min(id), sha256('first link') from audit_log;
