import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { cart } from '../../messages/cart.ts';
import { cartTotals, missingToMinimum } from '../../rules/cart.ts';
import { formatRupees, paiseFromRupees, rupeesFromPaise } from '../../rules/money.ts';
import type { ShopPolicy } from '../../rules/policy.ts';
import { cartCount, minimumText } from '../features/shop/cart/cart-count.ts';
import { useCart } from '../features/shop/cart/cart-data.ts';
import { heartsShown, wished } from '../features/shop/wishlist/wished.ts';
import { refreshWishlist, useWishlist } from '../features/shop/wishlist/wishlist-data.ts';
import { useShop } from '../lib/shop.ts';

/** Loads what a customer's pages show of cart and wishlist. Only for signed-in users: visitors need none of its code. */
export default function CustomerData() {
  const { items, isLoading, isFailed } = useCart();
  const { policy } = useShop();
  const { totalCount, totalPrice } = cartTotals(items);
  const text = isLoading || isFailed || totalCount === 0 ? undefined : textOf(totalPrice, policy);
  useEffect(() => {
    cartCount.set(totalCount);
    return () => cartCount.set(0);
  }, [totalCount]);
  useEffect(() => {
    minimumText.set(text);
    return () => minimumText.set(undefined);
  }, [text]);
  return heartsShown.use((count) => count > 0) ? <Wishes /> : null;
}

function textOf(totalPrice: number, policy: ShopPolicy): string {
  const minimum = policy.minimumOrderRupees;
  const missing = missingToMinimum(paiseFromRupees(totalPrice), policy);
  if (missing === 0) return cart.cartReachedMinimum(minimum);
  return cart.missingToMinimum({ missing: formatRupees(rupeesFromPaise(missing)), minimum });
}

function Wishes() {
  const { foods } = useWishlist();
  const { key } = useLocation();
  const ids = foods.map(({ _id }) => _id).join(' ');
  useEffect(() => {
    wished.set(new Set(ids.split(' ')));
    return () => wished.set(new Set());
  }, [ids]);
  useEffect(() => {
    if (key) refreshWishlist();
  }, [key]);
  return null;
}
