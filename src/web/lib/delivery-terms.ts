import { useQuery } from '@tanstack/react-query';
import { type DeliveryTerms, FREE_EVERYWHERE } from '../../rules/delivery-charge.ts';
import { browserApi } from './browser-api.ts';
import { queries } from './queries.ts';
import { read } from './read.ts';

const queryKey = ['delivery-terms'];

/**
 * What delivery costs, asked for anew at every visit; undefined until it came. Should it fail, the server still counts,
 * and the page then shows its figures.
 */
export function useDeliveryTerms(): DeliveryTerms | undefined {
  const { data, isError } = useQuery(
    { queryKey, queryFn: () => read(browserApi().api.shop.delivery.$get()), staleTime: 0 },
    queries,
  );
  return data ?? (isError ? FREE_EVERYWHERE : undefined);
}

export function invalidateDeliveryTerms(): Promise<void> {
  return queries.invalidateQueries({ queryKey });
}
