-- Credit notes: a series of their own per financial year without gaps, and a copy of everything that stands on each.

create table credit_note_series (
  financial_year text primary key check (financial_year ~ '^\d{2}-\d{2}$'),
  last_number integer not null check (last_number > 0)
);

create table credit_notes (
  id uuid primary key,
  -- the invoice that it corrects
  order_id uuid not null references invoices (order_id) on delete restrict,
  -- null: nothing was paid, such as for a cash parcel that came back
  refund_id uuid unique references refunds (id) on delete restrict,
  financial_year text not null references credit_note_series,
  sequence integer not null check (sequence > 0),
  number text not null unique check (length(number) <= 16),
  issued_at timestamptz not null default now(),
  total_paise paise not null check (total_paise > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  unique (financial_year, sequence)
);
create index credit_notes_of_order on credit_notes (order_id);
-- the tax month
create index credit_notes_issued on credit_notes (issued_at);
create index invoices_issued on invoices (issued_at);

create table credit_note_files (
  credit_note_id uuid primary key references credit_notes on delete cascade,
  drawing_version integer not null check (drawing_version >= 0),
  pdf bytea not null,
  drawn_at timestamptz not null default now()
);

-- the GSTIN of a buyer who is a business: its invoice goes to another table of the return
alter table orders add column buyer_gstin text;
-- "not valid" reads no table under the lock: no order has one yet
alter table orders add constraint orders_buyer_gstin_check
  check (buyer_gstin ~ '^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$') not valid;
