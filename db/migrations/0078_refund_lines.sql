-- Refunds by item: what goes back of each line of the invoice, fixed when the refund is requested. Its credit note
-- copies it.

create table refund_lines (
  refund_id uuid not null references refunds on delete cascade,
  -- the food itself, or its share of the delivery charge or of the fee for cash
  kind text not null check (kind in ('goods', 'delivery', 'cash-fee')),
  -- of the invoice, from 0
  line smallint not null check (line >= 0),
  -- 0: only a part of the price
  quantity smallint not null default 0 check (quantity >= 0),
  total_paise paise not null check (total_paise >= 0),
  taxable_paise paise not null,
  cgst_paise paise not null,
  sgst_paise paise not null,
  igst_paise paise not null,
  primary key (refund_id, kind, line),
  check (total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise)
);

-- What a refund is of the order's total, in rupees also for a payment in dollars. Null: it was made before there were
-- credit notes, or its payment paid for no order; it gets no note.
alter table refunds add column value_paise bigint check (value_paise >= 0);

-- A return: what comes back, whether it comes back at all, and how.
alter table order_requests add column items jsonb not null default '[]' check (jsonb_typeof(items) = 'array');
alter table order_requests add column goods_stay boolean not null default false;
alter table order_requests add column sent_at timestamptz;
alter table order_requests add column return_tracking text not null default '' check (length(return_tracking) <= 80);
alter table order_requests add column refund_id uuid references refunds on delete set null;
create index order_requests_refund on order_requests (refund_id) where refund_id is not null;
