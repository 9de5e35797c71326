-- A recall of a batch: whom it went to, who was told, who got money or new bottles. Contact details are read from the orders, so
-- erasing a customer leaves nothing here.
create table recalls (
  id uuid primary key,
  batch_id uuid not null unique references batches,
  reason text not null check (length(reason) between 1 and 2000),
  hazard text not null default '' check (length(hazard) <= 1000),
  advice text not null default '' check (length(advice) <= 2000),
  started_by uuid references users on delete set null,
  started_at timestamptz not null default now(),
  -- when the first notice was sent
  sent_at timestamptz,
  authority_notified_on date,
  ended_on date,
  version integer not null default 0
);
create index recalls_started on recalls (started_at desc, id);

-- one row per person, however many orders: `person` is a hash of account, e-mail or phone, with the recall as its salt
create table recall_people (
  id uuid primary key,
  recall_id uuid not null references recalls on delete cascade,
  person bytea not null,
  -- the latest order: its contact details are used
  order_id uuid not null references orders,
  queued_at timestamptz,
  emailed_at timestamptz,
  email_error text not null default '' check (length(email_error) <= 300),
  messaged_at timestamptz,
  called_at timestamptz,
  called_by uuid references users on delete set null,
  settled text check (settled in ('refund', 'replacement', 'nothing')),
  settled_at timestamptz,
  unique (recall_id, person),
  check ((settled is null) = (settled_at is null))
);
create index recall_people_waiting on recall_people (recall_id) where queued_at is null;

create table recall_orders (
  recall_id uuid not null references recalls on delete cascade,
  order_id uuid not null references orders,
  person_id uuid not null references recall_people on delete cascade,
  primary key (recall_id, order_id)
);
create index recall_orders_person on recall_orders (person_id);

-- the page of a bottle is cached: it must say at once that its batch is recalled
create trigger tell_of_change after update of code, pressed_on, best_before, story, photos, report_url, report_name, blocked_at,
    recalled_at, recall_reason on batches
  for each statement execute function tell_of_change();
create trigger tell_of_change after update of hazard, advice on recalls
  for each statement execute function tell_of_change();
