insert into api_keys (id, key_hash, prefix, name, scopes, created_by)
select '0190a000-0000-7000-8000-000000000051', sha256('chk_live_example'), 'chk_live_exam', 'Stock sync', '{read:foods,write:stock}', id
from users limit 1;
insert into audit_log (actor_id, api_key_id, action, target)
select created_by, id, 'change stock', 'food sesame-oil' from api_keys;
