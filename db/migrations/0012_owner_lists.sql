-- The owner's lists stay quick with a million orders: bench/owner-lists.ts asks each of them.

-- both filters at once, also where nothing matches
create index orders_status_payment on orders (status, payment_status, created_at desc, id desc) where deleted_at is null;
-- one or two letters have no trigram: they are looked for where a name begins
create index orders_name on orders (lower(name) text_pattern_ops);
create index users_name on users (lower(name) text_pattern_ops) where erased_at is null;
-- phone numbers are searched too
drop index users_search;
create index users_search on users using gin (lower(name || ' ' || email || ' ' || phone) gin_trgm_ops) where erased_at is null;
create index audit_log_search on audit_log using gin (lower(action || ' ' || target) gin_trgm_ops);
-- by how the target begins: "order", "coupon"
drop index audit_log_target;
create index audit_log_target on audit_log (target text_pattern_ops, id desc);
-- who acts, by name; reviews of a food, by the food's name
create index users_admins on users (id) where is_admin;
create index reviews_of_food on reviews (food_id, id desc);
create index reviews_hidden on reviews (id desc) where hidden_at is not null;

-- an index on an expression is judged by guesses until its table is looked at
analyze orders, users, audit_log, reviews;
