import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Measurement } from './part.ts';
import { printTable } from './print-table.ts';

/** As measured before the work that set these limits: name and value. */
const BEFORE = path.join(import.meta.dirname, 'results/before-limits.json');

/** Prints each value beside its limit and what it was before. */
export function reportLimits(measured: Measurement[]): void {
  const before = JSON.parse(readFileSync(BEFORE, 'utf8')) as Record<string, number>;
  printTable(
    ['limits', 'now', 'limit', 'met', 'before'],
    measured.map(({ name, value, max, min }) => [
      name,
      value,
      limitText(max, min),
      isMet(value, max, min),
      before[name],
    ]),
  );
}

function limitText(max: number | undefined, min: number | undefined): string {
  if (max !== undefined) return `at most ${max}`;
  return min === undefined ? '' : `at least ${min}`;
}

function isMet(value: number, max = Number.POSITIVE_INFINITY, min = Number.NEGATIVE_INFINITY): string {
  if (max === Number.POSITIVE_INFINITY && min === Number.NEGATIVE_INFINITY) return '';
  return value <= max && value >= min ? 'yes' : 'NO';
}
