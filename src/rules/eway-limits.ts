import type { IndianState } from './indian-states.ts';
import { findState, isSameState } from './states.ts';

const RUPEE = 100;

/** Values in paise above which goods need an e-way bill. Within a state, state law may set a higher one. */
const limits: { betweenStates: number; within: number; byState: Partial<Record<IndianState, number>> } = {
  betweenStates: 50_000 * RUPEE,
  within: 50_000 * RUPEE,
  byState: {
    Bihar: 100_000 * RUPEE,
    Delhi: 100_000 * RUPEE,
    Maharashtra: 100_000 * RUPEE,
    Punjab: 100_000 * RUPEE,
    Rajasthan: 100_000 * RUPEE,
    'Tamil Nadu': 100_000 * RUPEE,
  },
};

/** Whether a parcel of this value needs an e-way bill. */
export function needsEwayBill(consignment: { from: string; to: string; total: number }): boolean {
  const { from, to, total } = consignment;
  const state = findState(from);
  const limit = isSameState(from, to)
    ? ((state && limits.byState[state]) ?? limits.within)
    : limits.betweenStates;
  return total > limit;
}
