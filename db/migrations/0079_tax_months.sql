-- The tax month: texts of HSN codes for the return, months that were filed, and settings of the return.

create table hsn_texts (
  code text primary key check (code ~ '^(\d{2}|\d{4}|\d{6}|\d{8})$'),
  -- as the shop calls these foods
  name text not null check (length(name) between 1 and 100),
  -- the text of the official list
  description text not null check (length(description) between 1 and 300),
  unit text not null check (unit ~ '^[A-Z]{3}$'),
  updated_at timestamptz not null default now()
);

insert into hsn_texts (code, name, description, unit) values
  ('0405', 'Ghee and butter', 'Butter and other fats and oils derived from milk; dairy spreads', 'KGS'),
  ('0409', 'Honey', 'Natural honey', 'KGS'),
  ('0713', 'Pulses', 'Dried leguminous vegetables, shelled, whether or not skinned or split', 'KGS'),
  ('0801', 'Coconuts and cashew', 'Coconuts, Brazil nuts and cashew nuts, fresh or dried, whether or not shelled or peeled', 'KGS'),
  ('0802', 'Nuts', 'Other nuts, fresh or dried, whether or not shelled or peeled', 'KGS'),
  ('0804', 'Dates and figs', 'Dates, figs, pineapples, avocados, guavas, mangoes and mangosteens, fresh or dried', 'KGS'),
  ('0806', 'Raisins', 'Grapes, fresh or dried', 'KGS'),
  ('0813', 'Dried fruit', 'Fruit, dried, other than that of headings 0801 to 0806; mixtures of nuts or dried fruits', 'KGS'),
  ('0904', 'Pepper and chilli', 'Pepper of the genus Piper; dried or crushed or ground fruits of the genus Capsicum or Pimenta', 'KGS'),
  ('0908', 'Cardamom', 'Nutmeg, mace and cardamoms', 'KGS'),
  ('0909', 'Seeds of spices', 'Seeds of anise, badian, fennel, coriander, cumin or caraway; juniper berries', 'KGS'),
  ('0910', 'Turmeric and spices', 'Ginger, saffron, turmeric (curcuma), thyme, bay leaves, curry and other spices', 'KGS'),
  ('1006', 'Rice', 'Rice', 'KGS'),
  ('1008', 'Millets', 'Buckwheat, millet and canary seeds; other cereals', 'KGS'),
  ('1102', 'Flour of grains', 'Cereal flours other than of wheat or meslin', 'KGS'),
  ('1106', 'Flour of pulses', 'Flour, meal and powder of the dried leguminous vegetables of heading 0713', 'KGS'),
  ('1508', 'Groundnut oil', 'Ground-nut oil and its fractions, whether or not refined, but not chemically modified', 'LTR'),
  ('1512', 'Sunflower oil', 'Sunflower-seed, safflower or cotton-seed oil and fractions thereof', 'LTR'),
  ('1513', 'Coconut oil', 'Coconut (copra), palm kernel or babassu oil and fractions thereof', 'LTR'),
  ('1514', 'Mustard oil', 'Rape, colza or mustard oil and fractions thereof', 'LTR'),
  ('1515', 'Sesame and castor oil', 'Other fixed vegetable fats and oils and their fractions', 'LTR'),
  ('1701', 'Jaggery and sugar', 'Cane or beet sugar and chemically pure sucrose, in solid form', 'KGS'),
  ('1702', 'Palm jaggery', 'Other sugars, in solid form; sugar syrups; artificial honey; caramel', 'KGS'),
  ('1905', 'Biscuits and snacks', 'Bread, pastry, cakes, biscuits and other bakers'' wares', 'KGS'),
  ('2007', 'Jam', 'Jams, fruit jellies, marmalades, fruit or nut puree and fruit or nut pastes', 'KGS'),
  ('2103', 'Masala and sauces', 'Sauces and preparations therefor; mixed condiments and mixed seasonings', 'KGS'),
  ('2106', 'Food preparations', 'Food preparations not elsewhere specified or included', 'KGS');

-- One row for each month whose return was made or filed. Months of India.
create table tax_months (
  month text primary key check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  file_made_at timestamptz,
  file_made_by uuid references users on delete set null,
  locked_at timestamptz,
  locked_by uuid references users on delete set null
);

alter table shop_settings add column tax jsonb not null default '{}';

-- the ledger of a month
create index payments_captured on payments (captured_at);
create index refunds_processed on refunds (processed_at) where processed_at is not null;

-- A locked month takes no document. Documents are dated when their transaction begins: one that began before the month
-- ended and commits after the lock fails as a conflict, so that it is repeated and dated in the new month.
create function check_tax_month() returns trigger language plpgsql as $$
begin
  perform from tax_months
  where month = to_char(new.issued_at at time zone 'Asia/Kolkata', 'YYYY-MM') and locked_at is not null;
  if found then
    raise exception 'the tax month of % is locked', new.number using errcode = 'serialization_failure';
  end if;
  return new;
end
$$;
create trigger invoices_tax_month before insert or update of issued_at on invoices
  for each row execute function check_tax_month();
create trigger credit_notes_tax_month before insert or update of issued_at on credit_notes
  for each row execute function check_tax_month();
