import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Cart } from '../../../../contract/cart.ts';
import type { GuestLine } from '../../../../contract/guests.ts';
import { loadChunk } from '../../../lib/load-chunk.ts';
import { OFFLINE_QUERY } from '../../../lib/offline.ts';
import { queries } from '../../../lib/queries.ts';
import { GUEST_CART, isLineOf, useGuestCart } from './guest-lines.ts';

/** The lines of a visitor's cart with the server's prices and stock. */
export function useGuestItems(isOn: boolean) {
  const cart = useGuestCart();
  const lines = isOn ? (cart?.items ?? []) : [];
  // prices do not depend on quantities: a change of one needs no request
  const queryKey = [GUEST_CART, ...lines.map(({ productId, size }) => `${productId} ${size}`)];
  const query = useQuery(
    {
      queryKey,
      queryFn: () => fetchPrices(lines),
      enabled: lines.length > 0,
      placeholderData: keepPreviousData,
      ...OFFLINE_QUERY,
    },
    queries,
  );
  const priced = query.data?.items ?? [];
  const items = lines.flatMap((line) => {
    const item = priced.find((other) => isLineOf(line, other));
    return item ? [{ ...item, quantity: line.quantity }] : [];
  });
  return {
    items,
    isLoading: lines.length > 0 && query.isPending,
    isFailed: query.isError,
    retry: query.refetch,
  };
}

/** Only guests need the code and its messages. */
async function fetchPrices(lines: GuestLine[]): Promise<Cart> {
  const { priceLines } = await loadChunk(() => import('./guest-cart-data.ts'));
  return priceLines(lines);
}
