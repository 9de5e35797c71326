-- Payment methods come from extensions, so their ids are data and no longer a list in the schema. "Not valid" checks new rows
-- only and reads no table under the lock: every old row passed a narrower check.
alter table payment_attempts drop constraint payment_attempts_provider_check;
alter table payment_attempts add constraint payment_attempts_provider_check
  check (provider ~ '^[a-z][a-z0-9-]{1,30}$') not valid;
alter table payments drop constraint payments_provider_check;
alter table payments add constraint payments_provider_check
  check (provider ~ '^[a-z][a-z0-9-]{1,30}$') not valid;
alter table provider_events drop constraint provider_events_provider_check;
alter table provider_events add constraint provider_events_provider_check
  check (provider ~ '^[a-z][a-z0-9-]{1,30}$') not valid;
alter table payment_problems drop constraint payment_problems_provider_check;
alter table payment_problems add constraint payment_problems_provider_check
  check (provider ~ '^[a-z][a-z0-9-]{1,30}$') not valid;

-- Money that an admin saw arrive, for payment methods without a provider to ask. It only says where to look: settling reads it.
create table payment_receipts (
  id uuid primary key,
  order_id uuid not null references orders (id),
  provider text not null check (provider ~ '^[a-z][a-z0-9-]{1,30}$'),
  reference text not null check (length(reference) between 1 and 100),
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null default now(),
  unique (provider, reference)
);
create index payment_receipts_order on payment_receipts (order_id);

-- The check of a webhook has the name of its payment method.
update self_checks set name = 'razorpay-webhook' where name = 'webhook';
