-- the owner searches a whole address: its letters are those of most others, so the index of letters reads nearly all
create index orders_email on orders (lower(email), created_at desc, id desc);
