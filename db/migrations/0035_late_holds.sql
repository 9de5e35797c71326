-- Payments that are begun renew an order's hold up to the owner's limit; beyond it, it is renewed once. This says when.
alter table orders add column late_hold_at timestamptz;
