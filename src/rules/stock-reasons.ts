/** Why the stock of a size changed; `0083_batches.sql` has them too. */
export const stockReasons = [
  'opening',
  'sold',
  'released',
  'returned',
  'restocked',
  'counted',
  'edited',
  'imported',
  'broken',
  'expired',
  'own-use',
  'removed',
  'other',
  'pressed',
  'blocked',
] as const;
export type StockReason = (typeof stockReasons)[number];

/** What an admin may say about pieces that come or go: goods in, then write-offs. */
export const movementReasons = ['restocked', 'broken', 'expired', 'own-use'] as const satisfies StockReason[];

/** What an admin may say about numbers that are written over. */
export const countReasons = ['counted', 'restocked', 'edited'] as const satisfies StockReason[];
