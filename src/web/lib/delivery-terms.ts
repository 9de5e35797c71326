import { useQuery } from '@tanstack/react-query';
import { type DeliveryTerms, FREE_EVERYWHERE } from '../../rules/delivery-charge.ts';
import { browserApi } from './browser-api.ts';
import { callApi } from './call-api.ts';
import { queries } from './queries.ts';

const queryKey = ['delivery-terms'];

/**
 * The delivery charges, fetched on every visit; undefined while they load. When the request fails the page assumes free
 * delivery: the server computes the charge anyway and sends back the right totals.
 */
export function useDeliveryTerms(): DeliveryTerms | undefined {
  const { data, isError } = useQuery(
    { queryKey, queryFn: () => callApi(browserApi().api.shop.delivery.$get()), staleTime: 0 },
    queries,
  );
  return data ?? (isError ? FREE_EVERYWHERE : undefined);
}

export function invalidateDeliveryTerms(): Promise<void> {
  return queries.invalidateQueries({ queryKey });
}
