-- The owner's side: orders are found and counted, messages are answered.

create index orders_search on orders using gin (lower(name || ' ' || email || ' ' || phone) gin_trgm_ops);
create index orders_payment on orders (payment_status, created_at desc, id desc);
-- figures over a range of days come from here alone
create index orders_sales on orders (created_at) include (id, status, payment_status, total_paise, discount_paise, coupon_code)
  where deleted_at is null;
create index order_items_sold on order_items (order_id) include (food_id, size, quantity, charged_price_paise);
create index users_created on users (created_at) where erased_at is null;

alter table contact_messages add column answer text check (length(answer) between 1 and 5000);
alter table contact_messages add column answered_by uuid references users on delete set null;
create index contact_messages_open on contact_messages (id desc) where answered_at is null;
create index audit_log_actor on audit_log (actor_id, id desc);
