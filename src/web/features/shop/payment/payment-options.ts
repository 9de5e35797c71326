import { useQuery } from '@tanstack/react-query';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';
import { storedUser } from '../../../lib/stored-user.ts';

/** The payment methods of an order, with the dollar price that is fixed for 30 minutes. */
export function usePaymentOptions(orderId: string) {
  const queryKey = [storedUser()?._id ?? '', 'payment-options', orderId];
  return useQuery(
    { queryKey, queryFn: () => fetchOptions(orderId), staleTime: 5 * 60_000, refetchInterval: 10 * 60_000 },
    queries,
  );
}

function fetchOptions(orderId: string) {
  return callApi(browserApi().api.orders['payment-options'][':orderId'].$get({ param: { orderId } }));
}
