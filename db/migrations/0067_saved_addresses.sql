-- A customer's address book. users.address stays what the API calls the customer's address: that of the default entry.
create table saved_addresses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  label text not null default '' check (length(label) <= 30),
  -- who receives the parcel; null: the customer, as the profile says
  name text check (length(name) between 1 and 100),
  phone text check (length(phone) <= 20),
  address address not null,
  -- the door on the map
  latitude numeric(9, 6) check (latitude between -90 and 90),
  longitude numeric(9, 6) check (longitude between -180 and 180),
  point_set_at timestamptz,
  is_default boolean not null default false,
  version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((latitude is null) = (longitude is null)),
  check ((latitude is null) = (point_set_at is null))
);
create index saved_addresses_user on saved_addresses (user_id, created_at, id);
create unique index saved_addresses_default on saved_addresses (user_id) where is_default;

-- Two spellings of one door. State and district have many, so the other four parts decide; a plain line has no parts.
create function door_of(place jsonb) returns text language sql immutable as $$
  select nullif(trim(both ' ' from lower(regexp_replace(concat_ws(' ', place ->> 'doorNumber', place ->> 'street',
    place ->> 'area', place ->> 'pincode'), '[[:space:][:punct:]]+', ' ', 'g'))), '')
$$;

-- Whoever writes a customer's address, also an older version of the shop, writes the default entry.
create function save_profile_address() returns trigger language plpgsql as $$
begin
  if new.address is null then
    update saved_addresses set is_default = false where user_id = new.id and is_default;
    return null;
  end if;
  update saved_addresses
    set address = new.address,
      latitude = case when door_of(address) = door_of(new.address) then latitude end,
      longitude = case when door_of(address) = door_of(new.address) then longitude end,
      point_set_at = case when door_of(address) = door_of(new.address) then point_set_at end,
      version = version + 1,
      updated_at = now()
    where user_id = new.id and is_default and address is distinct from new.address;
  insert into saved_addresses (user_id, address, is_default)
    select new.id, new.address, true
    where not exists (select from saved_addresses where user_id = new.id and is_default);
  return null;
end
$$;

create trigger save_profile_address_of_new after insert on users for each row
  when (new.address is not null)
  execute function save_profile_address();
create trigger save_profile_address after update of address on users for each row
  when (old.address is distinct from new.address)
  execute function save_profile_address();

insert into saved_addresses (user_id, address, is_default, latitude, longitude, point_set_at)
  select users.id, users.address, true, door.latitude, door.longitude, door.created_at
  from users
  left join lateral (
    select latitude, longitude, created_at from orders
    where orders.user_id = users.id and deleted_at is null and latitude is not null
      and door_of(orders.address) = door_of(users.address)
    order by created_at desc limit 1
  ) door on true
  where users.address is not null and users.erased_at is null;
