-- The logo belongs to the shop: the address of its picture and how it is drawn. Empty: the shop shows its initials.
alter table shop_settings add column logo jsonb not null default '{}' check (jsonb_typeof(logo) = 'object');

-- The accent colours buttons and links on all pages. Without a row the design's own colour is used.
alter table colours
  drop constraint colours_place_check,
  add constraint colours_place_check
    check (place in ('cart', 'home', 'header', 'profile', 'product', 'about', 'accent'));

-- Pages may only load pictures from sites that are named in the database: those are looked up at every change.
create index food_images_outside on food_images (substring(url from '^https://[^/?#]+')) where url like 'https://%';
create index order_items_outside on order_items (substring(image_url from '^https://[^/?#]+'))
  where image_url like 'https://%';
