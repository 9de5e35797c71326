import { importResults } from '../../../messages/import-results.ts';
import { cutText } from '../../../rules/cut-text.ts';
import type { FoodColumn } from './food-columns.ts';
import type { FoodState, SizeState } from './food-state.ts';
import { type ImportLine, type LineMessage, lineMessage } from './plan-types.ts';
import { netCell, stockCell } from './size-cells.ts';

const MAX_SHOWN = 60;

/** Adds what changes to the messages of the line that changes it, as "210 → 220". */
export function noteChanges(
  before: FoodState,
  after: FoodState,
  columns: readonly FoodColumn[],
  messages: Map<number, LineMessage[]>,
  lineOf: (column: string) => number,
  imageLine: number,
  lines: readonly ImportLine[],
): void {
  const note = (line: number, column: string, from: string | number, to: string | number) => {
    if (from !== to) messages.get(line)?.push(lineMessage(column, () => `${shown(from)} → ${shown(to)}`));
  };
  for (const { name, cellOf } of columns)
    if (name !== 'food_price') note(lineOf(name), name, cellOf(before), cellOf(after));
  note(lineOf('food_price'), 'food_price', before.price, after.price);
  if (JSON.stringify(before.images) !== JSON.stringify(after.images))
    messages.get(imageLine)?.push(lineMessage('image_1', () => imagesText(before, after)));
  for (const { line, cells } of lines) {
    const key = (cells.size ?? '').replace(/\s+/g, ' ').toLowerCase();
    const find = ({ sizes }: FoodState) => sizes.find(({ size }) => size.toLowerCase() === key);
    const [old, now] = [find(before), find(after)];
    if (old && now) noteSize(old, now, (column, from, to) => note(line, column, from, to));
  }
}

function noteSize(
  before: SizeState,
  after: SizeState,
  note: (column: string, from: string | number, to: string | number) => void,
): void {
  note('price', before.price, after.price);
  note('stock', stockCell(before.stock), stockCell(after.stock));
  note('net_quantity', netCell(before), netCell(after));
  note('shelf', before.shelf, after.shelf);
  note('low_stock', before.lowStock ?? '', after.lowStock ?? '');
}

function imagesText(before: FoodState, after: FoodState): string {
  const isSame =
    before.images.length === after.images.length &&
    before.images.every(({ url }, index) => url === after.images[index]?.url);
  return isSame
    ? importResults.otherDescriptions
    : importResults.otherImages({ before: before.images.length, after: after.images.length });
}

function shown(value: string | number): string {
  const text = String(value).replace(/\s+/g, ' ');
  if (text === '') return importResults.empty;
  return text.length > MAX_SHOWN ? `${cutText(text, MAX_SHOWN)}…` : text;
}
