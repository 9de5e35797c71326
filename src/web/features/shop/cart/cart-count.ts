import { sharedValue } from '../../../lib/shared-value.ts';

/** Pieces in the customer's cart. blocks/customer-data.tsx sets it, which is not part of a visitor's scripts. */
export const cartCount = sharedValue(0);

/** What the customer's cart lacks to the minimum order; undefined for visitors, an empty cart and while it loads. */
export const minimumText = sharedValue<string | undefined>(undefined);
