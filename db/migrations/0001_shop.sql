-- The whole shop's data. Rules that must never be broken stand here, not only in code.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

create domain paise as bigint check (value between 0 and 99999999999);
create domain slug as text check (value ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(value) <= 100);
create domain order_status as text
  check (value in ('NEW', 'PENDING', 'CONFIRMED', 'PAYMENT', 'SHIPPED', 'DELIVERED', 'CANCELLED'));
-- an object with the six parts; old data may hold a plain string
create domain address as jsonb check (
  jsonb_typeof(value) = 'string'
  or value ?& array['doorNumber', 'street', 'area', 'district', 'state', 'pincode']
);
create domain colour as text check (value ~ '^#[0-9A-Fa-f]{6}$');

-- Accounts -------------------------------------------------------------------

create table users (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) between 3 and 254),
  phone text not null default '' check (length(phone) <= 20),
  password_hash text,
  google_subject text unique,
  address address,
  is_admin boolean not null default false,
  is_blocked boolean not null default false,
  is_demo boolean not null default false,
  email_verified_at timestamptz,
  erased_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (password_hash is not null or google_subject is not null or erased_at is not null)
);
create unique index users_email on users (lower(email));

create table sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id uuid not null references users on delete cascade,
  device text not null default '' check (length(device) <= 300),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table codes (
  id uuid primary key,
  purpose text not null check (purpose in ('register', 'reset')),
  email text not null check (email = lower(email) and length(email) <= 254),
  code_hash bytea not null check (octet_length(code_hash) = 32),
  tries smallint not null default 0 check (tries between 0 and 5),
  -- secret of the browser that verified the code; register and reset consume it once
  proof_hash bytea check (octet_length(proof_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  verified_at timestamptz,
  consumed_at timestamptz,
  check (verified_at is null or proof_hash is not null),
  check (consumed_at is null or verified_at is not null)
);
create index codes_email on codes (purpose, email, created_at desc);
-- a new code takes the place of the old one, so that its five tries are all there are
create unique index codes_live on codes (purpose, email) where consumed_at is null;
create index codes_expiry on codes (expires_at);

-- Catalogue ------------------------------------------------------------------

create table foods (
  id slug primary key,
  name text not null check (length(name) between 5 and 120),
  description text not null default '' check (length(description) <= 5000),
  category text not null default '' check (length(category) <= 60),
  price_paise paise not null,
  discount_percent smallint not null default 0 check (discount_percent between 0 and 99),
  tags text[] not null default '{}',
  origins text[] not null default '{}',
  cook_time text not null default '' check (length(cook_time) <= 60),
  hsn text check (hsn ~ '^[0-9]{4,8}$'),
  gst_basis_points integer check (gst_basis_points between 0 and 10000),
  shelf_life_days integer check (shelf_life_days > 0),
  status text not null default 'draft' check (status in ('draft', 'published')),
  position integer not null default 0,
  rating_sum integer not null default 0 check (rating_sum >= 0),
  rating_count integer not null default 0 check (rating_count >= 0),
  -- a removed food stays for the orders and carts that hold it
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (rating_sum between rating_count and rating_count * 5)
);
create index foods_listed on foods (position, id) where status = 'published' and removed_at is null;
create index foods_listed_category on foods (category, position, id) where status = 'published' and removed_at is null;

create table food_sizes (
  food_id slug not null references foods on delete cascade,
  size text not null check (length(size) between 1 and 40),
  position smallint not null,
  price_paise paise not null check (price_paise > 0),
  -- empty: unlimited
  stock integer check (stock >= 0),
  net_amount integer check (net_amount > 0),
  net_unit text check (net_unit in ('ml', 'g')),
  primary key (food_id, size),
  unique (food_id, position) deferrable initially deferred,
  check ((net_amount is null) = (net_unit is null))
);

create table food_images (
  food_id slug not null references foods on delete cascade,
  position smallint not null,
  url text not null check (url ~ '^(/[^/]|https://)'),
  alt text not null default '',
  width integer check (width > 0),
  height integer check (height > 0),
  primary key (food_id, position)
);

create table food_specifications (
  food_id slug not null references foods on delete cascade,
  position smallint not null,
  name text not null check (length(name) between 1 and 80),
  value text not null check (length(value) between 1 and 300),
  primary key (food_id, position)
);

create table food_ingredients (
  id uuid primary key,
  food_id slug not null references foods on delete cascade,
  position smallint not null,
  name text not null check (length(name) between 1 and 80),
  quantity text not null default '' check (length(quantity) <= 80),
  unique (food_id, position) deferrable initially deferred
);

-- Reviews --------------------------------------------------------------------

create table reviews (
  id uuid primary key,
  food_id slug not null references foods on delete cascade,
  user_id uuid references users on delete set null,
  author_name text not null check (length(author_name) between 1 and 100),
  -- two places per customer and food; the unique key keeps a third out, also under parallel posts
  slot smallint not null check (slot in (1, 2)),
  rating smallint not null check (rating between 1 and 5),
  review text not null check (length(review) between 1 and 4000),
  image_url text not null check (image_url ~ '^(/[^/]|https://)'),
  is_verified_purchase boolean not null default false,
  created_at timestamptz not null default now(),
  unique (food_id, user_id, slot)
);
create index reviews_food on reviews (food_id, created_at desc, id desc);
create index reviews_user on reviews (user_id);

create table review_replies (
  id uuid primary key,
  review_id uuid not null references reviews on delete cascade,
  author_id uuid references users on delete set null,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null default now()
);
create index review_replies_review on review_replies (review_id, created_at);

-- A food's average is kept, not computed per page.
create function keep_food_rating() returns trigger language plpgsql as $$
begin
  if tg_op in ('DELETE', 'UPDATE') then
    update foods set rating_sum = rating_sum - old.rating, rating_count = rating_count - 1 where id = old.food_id;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    update foods set rating_sum = rating_sum + new.rating, rating_count = rating_count + 1 where id = new.food_id;
  end if;
  return null;
end $$;
create trigger reviews_rating after insert or delete or update of rating, food_id on reviews
  for each row execute function keep_food_rating();

-- Cart and wishlist ----------------------------------------------------------

create table carts (
  user_id uuid primary key references users on delete cascade,
  latitude numeric(9, 6) check (latitude between -90 and 90),
  longitude numeric(9, 6) check (longitude between -180 and 180),
  version integer not null default 0,
  updated_at timestamptz not null default now(),
  check ((latitude is null) = (longitude is null))
);

create table cart_items (
  user_id uuid not null references carts on delete cascade,
  food_id slug not null references foods,
  size text not null,
  quantity smallint not null check (quantity between 1 and 99),
  added_at timestamptz not null default now(),
  primary key (user_id, food_id, size)
);
create index cart_items_food on cart_items (food_id);

create table wishlist_items (
  user_id uuid not null references users on delete cascade,
  food_id slug not null references foods on delete cascade,
  added_at timestamptz not null default now(),
  primary key (user_id, food_id)
);
create index wishlist_items_food on wishlist_items (food_id);

-- Orders ---------------------------------------------------------------------

create table coupons (
  code text primary key check (code ~ '^[A-Z0-9]{3,30}$'),
  description text not null default '' check (length(description) <= 300),
  offer_percentage smallint not null check (offer_percentage between 1 and 100),
  expires_at timestamptz not null,
  min_purchase_paise paise not null default 0,
  min_purchase_count integer not null default 0 check (min_purchase_count >= 0),
  limit_per_customer integer check (limit_per_customer > 0),
  limit_total integer check (limit_total > 0),
  used_count integer not null default 0 check (used_count >= 0),
  created_at timestamptz not null default now(),
  check (limit_total is null or used_count <= limit_total)
);

create table orders (
  id uuid primary key,
  number bigint generated always as identity unique,
  user_id uuid references users on delete set null,
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) <= 254),
  phone text not null check (length(phone) <= 20),
  address address not null,
  latitude numeric(9, 6) check (latitude between -90 and 90),
  longitude numeric(9, 6) check (longitude between -180 and 180),
  status order_status not null default 'PENDING',
  payment_status text not null default 'PENDING' check (payment_status in ('PENDING', 'COMPLETED', 'REFUNDED')),
  payment_id text,
  coupon_code text references coupons,
  items_paise paise not null,
  discount_paise paise not null default 0,
  delivery_paise paise not null default 0,
  total_paise paise not null,
  courier text,
  tracking_number text,
  idempotency_key text check (length(idempotency_key) between 8 and 200),
  request_hash bytea check (octet_length(request_hash) = 32),
  -- until then the stock of an unpaid order is kept for it
  held_until timestamptz,
  deleted_at timestamptz,
  version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, idempotency_key),
  check ((latitude is null) = (longitude is null)),
  check (discount_paise <= items_paise),
  check (total_paise = items_paise - discount_paise + delivery_paise),
  check (payment_status <> 'COMPLETED' or payment_id is not null)
);
create index orders_user on orders (user_id, created_at desc, id desc) where deleted_at is null;
create index orders_status on orders (status, created_at desc, id desc);
create index orders_recent on orders (created_at desc, id desc);
create index orders_held on orders (held_until) where held_until is not null;

create table order_items (
  order_id uuid not null references orders on delete cascade,
  position smallint not null,
  food_id slug not null references foods,
  name text not null,
  image_url text not null default '',
  size text not null,
  list_price_paise paise not null,
  charged_price_paise paise not null,
  quantity smallint not null check (quantity between 1 and 99),
  primary key (order_id, position),
  unique (order_id, food_id, size),
  check (charged_price_paise <= list_price_paise)
);
create index order_items_food on order_items (food_id);

create table order_history (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  at timestamptz not null default now(),
  actor text not null check (actor in ('customer', 'admin', 'provider', 'system')),
  actor_id uuid references users on delete set null,
  from_status order_status,
  to_status order_status not null,
  note text not null default '' check (length(note) <= 1000)
);
create index order_history_order on order_history (order_id, id);

create table coupon_redemptions (
  order_id uuid primary key references orders on delete cascade,
  coupon_code text not null references coupons,
  user_id uuid references users on delete set null,
  redeemed_at timestamptz not null default now(),
  -- given back by expiry, deletion or cancel
  released_at timestamptz
);
create index coupon_redemptions_use on coupon_redemptions (coupon_code, user_id) where released_at is null;

-- Payments -------------------------------------------------------------------

create table payment_attempts (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  provider text not null check (provider in ('razorpay', 'paypal')),
  environment text not null check (environment in ('sandbox', 'test', 'live')),
  provider_order_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  exchange_rate numeric(20, 10) check (exchange_rate > 0),
  status text not null default 'created' check (status in ('created', 'pending', 'succeeded', 'failed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_order_id),
  unique (id, order_id)
);
create index payment_attempts_order on payment_attempts (order_id);
create index payment_attempts_open on payment_attempts (created_at) where status in ('created', 'pending');

create table payments (
  id uuid primary key,
  order_id uuid not null references orders on delete restrict,
  attempt_id uuid,
  provider text not null check (provider in ('razorpay', 'paypal', 'outside')),
  provider_payment_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- a duplicate is money that came twice for one order and goes back
  status text not null check (status in ('captured', 'duplicate')),
  captured_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (provider, provider_payment_id),
  foreign key (attempt_id, order_id) references payment_attempts (id, order_id) on delete restrict
);
create unique index payments_one_per_order on payments (order_id) where status = 'captured';

create table refunds (
  id uuid primary key,
  payment_id uuid not null references payments on delete restrict,
  provider_refund_id text unique,
  idempotency_key text not null unique,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null default '',
  status text not null default 'requested' check (status in ('requested', 'processed', 'failed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index refunds_payment on refunds (payment_id);

create table provider_events (
  provider text not null check (provider in ('razorpay', 'paypal')),
  event_id text not null,
  -- as received: the signature is over these bytes
  body text not null,
  received_at timestamptz not null default now(),
  tries integer not null default 0,
  processed_at timestamptz,
  error text,
  primary key (provider, event_id)
);
create index provider_events_waiting on provider_events (received_at) where processed_at is null;

-- Content --------------------------------------------------------------------

create table recipes (
  id slug primary key,
  title text not null check (length(title) between 3 and 120),
  description text not null default '',
  images text[] not null default '{}',
  image_alt text not null default '',
  instructions text[] not null default '{}',
  prep_minutes integer not null check (prep_minutes >= 0),
  cooking_minutes integer not null check (cooking_minutes >= 0),
  difficulty text not null check (difficulty in ('Easy', 'Medium', 'Hard')),
  tags text[] not null default '{}',
  video_url text check (video_url ~ '^(/[^/]|https://)'),
  author_name text,
  position integer not null default 0,
  status text not null default 'published' check (status in ('draft', 'published')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table recipe_ingredients (
  recipe_id slug not null references recipes on delete cascade,
  position smallint not null,
  name text not null check (length(name) between 1 and 80),
  quantity text not null default '' check (length(quantity) <= 80),
  food_id slug references foods on delete set null,
  primary key (recipe_id, position)
);

create table content (
  id uuid primary key,
  kind text not null check (kind in
    ('hero-desktop', 'hero-mobile', 'hero-video', 'testimonial', 'certificate', 'badge', 'logo', 'clip', 'process', 'announcement')),
  position smallint not null default 0,
  title text not null default '',
  text text not null default '',
  url text check (url ~ '^(/[^/]|https://)'),
  poster_url text check (poster_url ~ '^(/[^/]|https://)'),
  alt text not null default '',
  width integer check (width > 0),
  height integer check (height > 0),
  rating smallint check (rating between 1 and 5),
  is_shown boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index content_kind on content (kind, position);

create table colours (
  place text primary key check (place in ('cart', 'home', 'header', 'profile', 'product', 'about')),
  color colour not null,
  updated_at timestamptz not null default now()
);

-- What the owner changed in the admin area; the environment gives the rest.
create table shop_settings (
  only_one boolean primary key default true check (only_one),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  updated_at timestamptz not null default now()
);

create table contact_messages (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) <= 254),
  subject text not null check (length(subject) between 1 and 200),
  message text not null check (length(message) between 1 and 5000),
  created_at timestamptz not null default now(),
  answered_at timestamptz
);
create index contact_messages_recent on contact_messages (created_at desc);

create table seed_runs (
  checksum text primary key,
  seeded_at timestamptz not null default now()
);
