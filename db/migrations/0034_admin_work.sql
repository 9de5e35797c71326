-- The dashboard counts what waits for the admin, in one query that reads indexes only.
create index order_requests_unsettled on order_requests (id) where stage in ('accepted', 'received');
create index food_sizes_low on food_sizes (stock, food_id) where stock is not null;

-- Orders are found by what stands on the parcel, too; invoice and payment numbers have their indexes already.
create index orders_tracking on orders (lower(replace(tracking_number, ' ', ''))) where tracking_number is not null;
create index orders_pincode on orders ((address ->> 'pincode'), created_at desc, id desc) where deleted_at is null;

-- An order by phone may be of somebody without an account: its key is looked up without one.
create index orders_key_without_account on orders (idempotency_key) where user_id is null and idempotency_key is not null;

-- an index on an expression is judged by guesses until its table is looked at
analyze orders, food_sizes, order_requests;
