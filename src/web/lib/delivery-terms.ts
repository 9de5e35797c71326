import { useQuery } from '@tanstack/react-query';
import { courierRates } from '../../extension/courier-rates.ts';
import { type DeliveryRule, FREE_EVERYWHERE } from '../../rules/delivery-charge.ts';
import { browserApi } from './browser-api.ts';
import { callApi } from './call-api.ts';
import { extensions } from './extensions.ts';
import { queries } from './queries.ts';

const queryKey = ['delivery-terms'];
const rates = courierRates(extensions);

/**
 * The delivery charges, fetched on every visit; undefined while they load. When the request fails the page assumes free
 * delivery: the server computes the charge anyway and sends back the right totals.
 */
export function useDeliveryRule(): DeliveryRule | undefined {
  const { data, isError } = useQuery(
    { queryKey, queryFn: () => callApi(browserApi().api.shop.delivery.$get()), staleTime: 0 },
    queries,
  );
  const terms = data ?? (isError ? FREE_EVERYWHERE : undefined);
  return terms && { terms, rates };
}

export function invalidateDeliveryTerms(): Promise<void> {
  return queries.invalidateQueries({ queryKey });
}
