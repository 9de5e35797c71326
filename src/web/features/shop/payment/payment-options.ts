import { useQuery } from '@tanstack/react-query';
import { browserApi } from '../../../lib/browser-api.ts';
import { queries } from '../../../lib/queries.ts';
import { storedUser } from '../../../lib/stored-user.ts';

/** How this order can be paid, with the price in dollars as it is frozen for half an hour. */
export function usePaymentOptions(orderId: string) {
  const queryKey = [storedUser()?._id ?? '', 'payment-options', orderId];
  return useQuery(
    { queryKey, queryFn: () => fetchOptions(orderId), staleTime: 5 * 60_000, refetchInterval: 10 * 60_000 },
    queries,
  );
}

async function fetchOptions(orderId: string) {
  const response = await browserApi().api.orders['payment-options'][':orderId'].$get({ param: { orderId } });
  if (!response.ok) throw new Error('payment options');
  return response.json();
}
