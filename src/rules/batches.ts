/** Why an admin changes the bottles of a batch. */
export const bottleChangeReasons = ['counted', 'broken', 'expired', 'own-use'] as const;

/** Also what came back from a customer and is not sold again; `0100_returned_bottles.sql` has them too. */
export const batchChangeReasons = [...bottleChangeReasons, 'returned'] as const;

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

const MAX_INITIALS = 4;

/** The code of a batch by the owner's pattern; the letters of a food are the initials of its id. */
export function batchCode(pattern: string, foodId: string, day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const words = foodId.split('-').filter(Boolean);
  const initials = words.length > 1 ? words.map(([first]) => first).join('') : foodId.slice(0, 2);
  const values: Record<string, string> = {
    food: initials.slice(0, MAX_INITIALS),
    yyyy: year,
    yy: year.slice(-2),
    mm: month,
    dd: date,
  };
  const code = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '').toUpperCase();
  return code.replaceAll(/-+/g, '-').replaceAll(/^-|-$/g, '').slice(0, MAX_BATCH_CODE);
}

/** As on a label: the last day counts. */
export function bestBeforeOf(pressedOn: string, shelfLifeDays: number): string {
  const DAY_MS = 24 * 3600 * 1000;
  return new Date(Date.parse(`${pressedOn}T00:00:00Z`) + (shelfLifeDays - 1) * DAY_MS)
    .toISOString()
    .slice(0, 10);
}

export type BatchState = 'selling' | 'sold-out' | 'expired' | 'short-life' | 'blocked' | 'recalled';

interface Dated {
  recalledAt: Date | null;
  blockedAt: Date | null;
  bestBefore: string | null;
  sellUntil: string | null;
  bottles: number;
}

/** What an admin sees first about a batch. */
export function batchState(
  { recalledAt, blockedAt, bestBefore, sellUntil, bottles }: Dated,
  today: string,
): BatchState {
  if (recalledAt) return 'recalled';
  if (blockedAt) return 'blocked';
  if (bottles === 0) return 'sold-out';
  if (bestBefore !== null && bestBefore < today) return 'expired';
  return sellUntil !== null && sellUntil < today ? 'short-life' : 'selling';
}

/** A scanned QR code leads to the public page of a bottle; a typed code is as it is printed. */
export function scannedCode(text: string): string {
  return (text.trim().split(/[?#]/)[0] ?? '').replace(/\/+$/, '').split('/').at(-1)?.toUpperCase() ?? '';
}

/** Whether a scanned text is the QR code of a bottle, and not the number on a courier's sticker. */
export function isBottleAddress(text: string): boolean {
  return /^https?:\/\/[^/\s]+\/b\/[a-z\d-]+\/?$/i.test(text.trim());
}
