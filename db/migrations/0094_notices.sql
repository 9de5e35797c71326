-- Messages about orders and foods: web push subscriptions, the outbox of all channels, and consents with their time.

-- The pair of keys that identifies the shop at push services. Another one would end every subscription.
create table push_keys (
  id uuid primary key,
  public_key text not null unique,
  -- encrypted with the key of the settings
  private_sealed text not null,
  created_at timestamptz not null default now()
);

-- A browser that wants messages. It ends with the sign-in: a shared phone gets nothing of the last user.
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  topic text not null check (topic in ('my-orders', 'new-orders')),
  endpoint text not null check (length(endpoint) between 10 and 1000),
  p256dh text not null,
  auth text not null,
  -- of the shop, as the browser knows it
  public_key text not null,
  language text not null default 'en',
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  unique (endpoint, topic)
);
create index push_subscriptions_user on push_subscriptions (user_id, topic);
create index push_subscriptions_session on push_subscriptions (session_id);

-- What is to be sent, and what became of it. No name, address or amount: they are read when it is sent.
create table notices (
  id uuid primary key,
  -- what happened: the same event makes one message for each person and channel
  key text not null,
  channel text not null,
  kind text not null,
  user_id uuid not null references users (id) on delete cascade,
  subscription_id uuid references push_subscriptions (id) on delete cascade,
  order_id uuid references orders (id) on delete cascade,
  path text not null,
  facts jsonb not null default '{}',
  status text not null default 'pending' check (status in ('pending', 'sent', 'failed', 'dropped')),
  tries smallint not null default 0,
  -- of one that is being sent: when another process may take it over
  next_try_at timestamptz not null default now(),
  error text not null default '',
  provider_id text,
  -- what the provider reported
  state text check (state in ('sent', 'delivered', 'read', 'failed')),
  state_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index notices_once on notices (key, user_id, channel, subscription_id) nulls not distinct;
create unique index notices_provider on notices (channel, provider_id);
create index notices_due on notices (next_try_at) where status = 'pending';
create index notices_user on notices (user_id, created_at);
create index notices_subscription on notices (subscription_id);
create index notices_order on notices (order_id);
create index notices_age on notices (created_at);

-- When somebody agreed to a channel or ended it. message_consents has what counts now.
create table message_consent_changes (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  channel text not null,
  is_on boolean not null,
  -- on a page of the shop, or by a message such as STOP
  source text not null check (source in ('page', 'message')),
  at timestamptz not null default now()
);
create index message_consent_changes_user on message_consent_changes (user_id);

-- quiet hours and reminders
alter table shop_settings add column notices jsonb not null default '{}';
