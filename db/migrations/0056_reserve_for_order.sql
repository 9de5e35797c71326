-- Coupon and stock of a new order in one statement, which is sent together with the commit: these rows, which all customers
-- want, are locked for no longer than that. Whatever is missing ends the transaction with RSV01; orders/place-order.ts then
-- finds out what it was. The stock is locked in the order of the arrays, which is that of orders/stock.store.ts.
create function reserve_for_order(
  new_order uuid, customer uuid, coupon text, foods text[], sizes text[], quantities integer[]
) returns void language plpgsql as $$
declare
  most_uses integer;
begin
  if coupon is not null then
    update coupons c set used_count = c.used_count + 1
      where c.code = coupon and (c.limit_total is null or c.used_count < c.limit_total)
      returning c.limit_per_customer into most_uses;
    if not found then
      raise exception 'no use of the coupon is left' using errcode = 'RSV01';
    end if;
    insert into coupon_redemptions (order_id, coupon_code, user_id) values (new_order, coupon, customer);
    if most_uses is not null and (select count(*) from coupon_redemptions r
        where r.coupon_code = coupon and r.user_id = customer and r.released_at is null) > most_uses then
      raise exception 'the customer has used the coupon' using errcode = 'RSV01';
    end if;
  end if;
  for i in 1 .. cardinality(foods) loop
    update food_sizes s set stock = s.stock - quantities[i]
      where s.food_id = foods[i] and s.size = sizes[i] and s.stock >= quantities[i];
    if not found then
      raise exception 'too little stock, or it is not counted' using errcode = 'RSV01';
    end if;
  end loop;
end $$;
