-- Cash on delivery: when the customer chose it, what it costs, and when a parcel came back that nobody paid for.
alter table orders add column cod_at timestamptz;
alter table orders add column cod_fee_paise paise not null default 0;
alter table orders add column cod_undelivered_at timestamptz;
-- "Not valid" checks new rows only and reads no table under the lock: old rows have no fee and passed the check without it.
do $$
declare
  old_check text;
begin
  select conname into strict old_check from pg_constraint
    where conrelid = 'orders'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%total_paise%';
  execute format('alter table orders drop constraint %I', old_check);
end $$;
alter table orders add constraint orders_total_check
  check (total_paise = items_paise - discount_paise + delivery_paise + cod_fee_paise) not valid;
alter table orders add constraint orders_cod_fee_check check (cod_fee_paise = 0 or cod_at is not null) not valid;
-- how many parcels a customer did not accept, and how many are open
create index orders_cod on orders (user_id) where cod_at is not null;

alter table shop_settings add column cash jsonb not null default '{}' check (jsonb_typeof(cash) = 'object');

-- the day on which an admin received the money, and what they noted
alter table payment_receipts add column received_at timestamptz;
alter table payment_receipts add column note text not null default '' check (length(note) <= 500);

-- Purposes of codes are data, so that another use needs no new list: every old row has one of the former list.
alter table codes drop constraint codes_purpose_check;
alter table codes add constraint codes_purpose_check check (purpose ~ '^[a-z][a-z-]{1,30}$') not valid;
