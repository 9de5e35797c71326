import { useEffect } from 'react';
import { sharedValue } from '../../../lib/shared-value.ts';

/** Ids of the foods that the customer wishes. blocks/customer-data.tsx sets it, which is not part of a visitor's scripts. */
export const wished = sharedValue<ReadonlySet<string>>(new Set());

/** The wishlist is fetched when a page has hearts. */
export const heartsShown = sharedValue(0);

export function useIsWished(foodId: string): boolean {
  useEffect(() => {
    heartsShown.change((count) => count + 1);
    return () => heartsShown.change((count) => count - 1);
  }, []);
  return wished.use((ids) => ids.has(foodId));
}
