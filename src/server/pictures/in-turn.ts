import { createTurns } from '../platform/turns.ts';

/** One picture at a time, whoever asks: pictures must not take processor and memory from pages. */
export const inTurn = createTurns({ atOnce: 1, longestLine: 200 });
