-- Payments: what is asked of a provider is written down before it is asked; whatever money comes has a row.

-- the dollar price that the customer was shown, for as long as it holds
alter table orders add column quote_rate numeric(20, 10) check (quote_rate > 0);
alter table orders add column quote_cents bigint check (quote_cents > 0);
alter table orders add column quote_until timestamptz;
alter table orders add check ((quote_rate is null) = (quote_cents is null) and (quote_rate is null) = (quote_until is null));

-- empty until the provider has answered
alter table payment_attempts alter column provider_order_id drop not null;
-- after that the shop takes no money by it any more; empty: it never ends
alter table payment_attempts add column valid_until timestamptz;
-- when the provider was last asked what became of it
alter table payment_attempts add column checked_at timestamptz;
create index payment_attempts_recent on payment_attempts (created_at) where status <> 'succeeded';

-- duplicate: came twice for one order; unfulfilled: came when the order could no longer be kept; both go back by themselves.
-- mismatched: another sum or currency than asked for; the owner decides
alter table payments drop constraint payments_status_check;
alter table payments add constraint payments_status_check
  check (status in ('captured', 'duplicate', 'unfulfilled', 'mismatched'));

alter table refunds add column processed_at timestamptz;
create index refunds_open on refunds (created_at) where status = 'requested';

-- No more goes back than came in, whoever asks for it and however many at once.
create function keep_refunds_below_payment() returns trigger language plpgsql as $$
declare paid bigint;
begin
  select amount_minor into paid from payments where id = new.payment_id for no key update;
  if (select coalesce(sum(amount_minor), 0) from refunds where payment_id = new.payment_id and status <> 'failed') > paid then
    raise exception 'violates the ledger: refunds above payment %', new.payment_id using errcode = '23514';
  end if;
  return null;
end $$;
create trigger refunds_below_payment after insert or update of amount_minor, status, payment_id on refunds
  for each row execute function keep_refunds_below_payment();

-- What a person must look at.
create table payment_problems (
  id uuid primary key,
  kind text not null check (kind in
    ('amount-mismatch', 'not-ours', 'other-environment', 'unknown-order', 'refund-failed', 'exchange-rate')),
  -- one thing is told once: the payment's, event's or refund's id, or the day
  subject text not null,
  provider text check (provider in ('razorpay', 'paypal')),
  provider_payment_id text,
  order_id uuid references orders on delete set null,
  details text not null default '' check (length(details) <= 1000),
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  unique (kind, subject)
);
create index payment_problems_open on payment_problems (created_at desc) where resolved_at is null;

-- The last good rate of each currency against the rupee; it outlives a restart.
create table exchange_rates (
  currency text primary key check (currency ~ '^[A-Z]{3}$'),
  rate numeric(20, 10) not null check (rate > 0),
  fetched_at timestamptz not null
);
