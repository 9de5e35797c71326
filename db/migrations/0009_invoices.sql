-- Tax invoices: a series per financial year without gaps, and a copy of everything that stands on each.

create table invoice_series (
  financial_year text primary key check (financial_year ~ '^\d{2}-\d{2}$'),
  last_number integer not null check (last_number > 0)
);

create table invoices (
  order_id uuid primary key references orders on delete restrict,
  financial_year text not null references invoice_series,
  sequence integer not null check (sequence > 0),
  number text not null unique check (length(number) <= 16),
  issued_at timestamptz not null default now(),
  -- as printed: later changes of the shop, the food or the customer do not reach it
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  unique (financial_year, sequence)
);
