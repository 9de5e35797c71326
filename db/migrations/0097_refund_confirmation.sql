-- The owner's limits for security, such as the amount above which a refund needs a fresh proof.
alter table shop_settings add column security jsonb not null default '{}';
