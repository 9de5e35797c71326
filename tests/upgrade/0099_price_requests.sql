insert into price_requests (id, food_id, size, email, token_hash, price_paise, confirmed_at)
  select '0190a000-0000-7000-8000-000000000099', food_id, size, 'upgrade@example.com', sha256('price'), price_paise, now() from food_sizes limit 1;
