-- Orders: whether they hold what they took from the shelf, and which cart they were made from.

-- true while foods and coupon are taken for the order, paid or not; given back once, by whoever turns it to false
alter table orders add column holds_stock boolean not null default false;
-- a repeat of the same order from the same cart is known by it
alter table orders add column cart_version integer;
-- a line of a size without a stock took nothing and gives nothing back, also when the owner counts that size later
alter table order_items add column took_stock boolean not null default false;

create index orders_paid on orders (user_id) where payment_status = 'COMPLETED';
