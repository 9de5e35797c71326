/** Why bottles of a batch came or went without an order; `0083_batches.sql` has them too. */
export const batchChangeReasons = ['counted', 'broken', 'expired', 'own-use'] as const;
export type BatchChangeReason = (typeof batchChangeReasons)[number];

/** What the owner decides about batches. */
export interface BatchTerms {
  /** With {food}, {yyyy}, {yy}, {mm}, {dd}. */
  codePattern: string;
  /** Bottles with less life left are not sold; null: 45 days or 30 % of the life, whichever is less. */
  minLifeDays: number | null;
}

export const DEFAULT_BATCH_TERMS: BatchTerms = { codePattern: '{food}-{yy}{mm}-{dd}', minLifeDays: null };

export const BATCH_CODE = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/;
export const MAX_BATCH_CODE = 40;
export const MAX_BATCH_BOTTLES = 1_000_000;
