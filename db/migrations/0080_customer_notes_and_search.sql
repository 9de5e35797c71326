-- What admins note about a customer: of an account, or of a mobile number that orders by phone without one.
create table customer_notes (
  id uuid primary key,
  user_id uuid references users on delete cascade,
  phone text check (phone ~ '^\d{10}$'),
  author_id uuid references users on delete set null,
  text text not null check (length(text) between 1 and 1000),
  created_at timestamptz not null default now(),
  check (num_nonnulls(user_id, phone) = 1)
);
create index customer_notes_user on customer_notes (user_id, id) where user_id is not null;
create index customer_notes_phone on customer_notes (phone, id) where phone is not null;

create table customer_tags (
  user_id uuid references users on delete cascade,
  phone text check (phone ~ '^\d{10}$'),
  tag text not null check (length(tag) between 1 and 30),
  check (num_nonnulls(user_id, phone) = 1)
);
create unique index customer_tags_user on customer_tags (user_id, tag) where user_id is not null;
create unique index customer_tags_phone on customer_tags (phone, tag) where phone is not null;

-- what a correction replaced; it goes with the customer's data
alter table order_history add column before jsonb;

-- orders by phone without an account
create index orders_phone_without_account on orders (phone, created_at desc, id desc)
  where user_id is null and phone <> '';
-- the GSTIN of a customer's last order that had one
create index orders_buyer_gstin on orders (user_id, created_at desc) where buyer_gstin is not null;

-- the search box of the admin area: numbers are found by how they begin
create index orders_tracking_start on orders (lower(replace(tracking_number, ' ', '')) text_pattern_ops)
  where tracking_number is not null;
create index orders_number_text on orders ((number::text) text_pattern_ops);
create index invoices_number_text on invoices (lower(number) text_pattern_ops);
create index credit_notes_number_text on credit_notes (lower(number) text_pattern_ops);
create index payments_reference on payments (provider_payment_id text_pattern_ops);
create index payment_attempts_reference on payment_attempts (provider_order_id text_pattern_ops)
  where provider_order_id is not null;

-- new orders with cash on delivery, for the notice on open admin pages
create index orders_cod_at on orders (cod_at) where cod_at is not null;
