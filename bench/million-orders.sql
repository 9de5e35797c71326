-- A shop with a past, for owner-lists.ts: 200,000 customers, 1,000,000 orders of two years, reviews and an audit log.
-- Random, but the same at every run.
select setseed(0.42);
-- neither keys nor triggers are asked row by row; what is written here is right
set session_replication_role = replica;
drop index if exists orders_search;

insert into users (id, name, email, phone, password_hash, created_at)
select uuidv7(at - now()), 'Customer ' || md5(n::text), 'customer' || n || '@example.net', (6000000000 + n)::text, 'none', at
from (select n, now() - (200000 - n) * interval '5 minutes' as at from generate_series(1, 200000) n) made;

create temp table people as select id, name, email, phone, row_number() over (order by id) as n from users where email like '%@example.net';
create unique index on people (n);

insert into orders (id, user_id, name, email, phone, address, status, payment_status, payment_id, items_paise, total_paise, created_at, updated_at)
select uuidv7(made.at - now()), people.id, people.name, people.email, people.phone,
  '{"doorNumber": "1", "street": "Main", "area": "West", "district": "Erode", "state": "Tamil Nadu", "pincode": "638001"}',
  made.status, case when made.status in ('PAYMENT', 'SHIPPED', 'DELIVERED') then 'COMPLETED' else 'PENDING' end,
  case when made.status in ('PAYMENT', 'SHIPPED', 'DELIVERED') then 'pay_' || made.n end, made.sum, made.sum, made.at, made.at
from (
  select n, now() - (1000000 - n) * interval '63 seconds' as at, 1 + floor(random() * 200000)::int as who,
    100000 + floor(random() * 300000)::int as sum,
    case when n > 999000 then (array['PENDING', 'CONFIRMED', 'PAYMENT', 'SHIPPED'])[1 + n % 4]
      when n % 20 = 0 then 'CANCELLED' when n % 11 = 0 then 'PENDING' else 'DELIVERED' end as status
  from generate_series(1, 1000000) n
) made join people on people.n = made.who;

create temp table shelf as
select food_id, size, price_paise, row_number() over (order by food_id, size) as n from food_sizes;

insert into order_items (order_id, position, food_id, name, size, list_price_paise, charged_price_paise, quantity)
select o.id, part.n, shelf.food_id, shelf.food_id, shelf.size, shelf.price_paise, shelf.price_paise, 1 + (o.number % 3)
from orders o
cross join generate_series(0, 1) part(n)
join shelf on shelf.n = 1 + (o.number * 7 + part.n * 5) % (select count(*) from shelf);

insert into order_history (order_id, at, actor, to_status) select id, created_at, 'customer', 'PENDING' from orders;

insert into reviews (id, food_id, user_id, author_name, slot, rating, review, image_url, created_at)
select uuidv7(k * interval '-1 minute'), shelf.food_id, people.id, people.name, 1, 1 + k % 5, 'Good oil ' || md5(k::text), '/media/x.webp', now() - k * interval '1 minute'
from generate_series(1, 100000) made(k) join people on people.n = k join shelf on shelf.n = 1 + k % 20;

insert into audit_log (actor_id, action, target, changes, at)
select (select id from users where is_admin limit 1), (array['ship order', 'edit food', 'pay order'])[1 + n % 3], 'order ' || md5(n::text), '{}', now() - n * interval '1 minute'
from generate_series(1, 1000000) n;

create index orders_search on orders using gin (lower(name || ' ' || email || ' ' || phone) gin_trgm_ops);
insert into changed_days (day) select distinct day_of(created_at) from orders;
reset session_replication_role;

