import { importResults } from '../../../messages/import-results.ts';
import { missingForTax } from '../../../rules/food-law.ts';
import { isSlug } from '../../../rules/slug.ts';
import { realignLists } from '../../../rules/translated-texts.ts';
import { EXTRA_CELLS, type FoodColumn, foodColumns, normalized, SIZE_COLUMNS } from './food-columns.ts';
import { emptyFood, type FoodState, textsOf } from './food-state.ts';
import { applyImages } from './image-cells.ts';
import type { Text } from './import-text.ts';
import { noteChanges } from './note-changes.ts';
import {
  type FoodCell,
  type FoodCells,
  type FoodPlan,
  type ImportLine,
  type LineMessage,
  lineMessage,
  type PlannedLine,
  type PlanRules,
  type Report,
} from './plan-types.ts';
import { problemIn } from './problem-in.ts';
import { applySizeCells, sizeSchema } from './size-cells.ts';
import { translationColumns } from './translation-columns.ts';

/** More lines than sizes, for texts in lines of their own. */
const MAX_LINES = 50;
const REQUIRED = ['name', 'origins', 'cook_time'];

/** What the lines of one food would do. One line that is rejected rejects all of them: a food is never half imported. */
export function planFood(
  id: string,
  current: FoodState | undefined,
  lines: readonly ImportLine[],
  rules: PlanRules,
): FoodPlan {
  const messages = new Map<number, LineMessage[]>(lines.map(({ line }) => [line, []]));
  const issues = new Set<number>();
  const report: Report = (line, column, text) => {
    issues.add(line);
    messages.get(line)?.push(lineMessage(column, text));
  };
  const first = lines[0]?.line ?? 0;
  checkId(id, current, lines, report);
  if (lines.length > MAX_LINES) report(first, 'size', () => importResults.tooManySizes);
  if (issues.size > 0) return { lines: rejectedLines(lines, messages, issues) };
  const food = structuredClone(current ?? emptyFood(id));
  const cells = mergeFoodCells(lines, report);
  for (const line of lines)
    if (line.cells[EXTRA_CELLS]) report(line.line, '', () => importResults.tooManyCells);
  const { fieldColumns = [] } = rules;
  applyColumns([...foodColumns, ...fieldColumns], food, current, cells, report);
  const imageLine = applyImages(food, current, cells, rules.imageOf, report) ?? first;
  if (current) food.translations = realignLists(textsOf(current), textsOf(food), food.translations);
  applyColumns(translationColumns, food, current, cells, report);
  const newSizes = applySizes(food, lines, report);
  followFirstPrice(food, current, cells.has('food_price'));
  if (!current) checkNew(food, cells, first, report);
  if (food.sizes.length > 0) checkSizes(food, first, report);
  const note = issues.size === 0 ? checkPublished(food, current, rules, cells, first, report) : undefined;
  if (issues.size > 0) return { lines: rejectedLines(lines, messages, issues) };

  const lineOf = (column: string) => cells.get(column)?.line ?? first;
  if (note) messages.get(first)?.push(lineMessage('status', note));
  const noted = [
    ...foodColumns,
    ...fieldColumns,
    ...translationColumns.filter(({ name }) => cells.has(name)),
  ];
  if (current) noteChanges(current, food, noted, messages, lineOf, imageLine, lines);
  const planned = lines.map(({ line }): PlannedLine => {
    const own = messages.get(line) ?? [];
    if (!current || newSizes.has(line)) return { line, result: 'created', messages: own };
    return { line, result: own.length > 0 ? 'changed' : 'unchanged', messages: own };
  });
  const isChanged = planned.some(({ result }) => result !== 'unchanged');
  return { lines: planned, ...(isChanged && { target: food }) };
}

function applyColumns(
  columns: readonly FoodColumn[],
  food: FoodState,
  current: FoodState | undefined,
  cells: FoodCells,
  report: Report,
): void {
  for (const { name, cellOf, apply } of columns) {
    const cell = cells.get(name);
    if (!cell || (current && cell.text === normalized(String(cellOf(current))))) continue;
    const problem = apply(food, cell.text);
    if (problem) report(cell.line, name, problem);
  }
}

function checkId(
  id: string,
  current: FoodState | undefined,
  lines: readonly ImportLine[],
  report: Report,
): void {
  const problem = idProblem(id, current, lines);
  if (problem) report(lines[0]?.line ?? 0, 'id', problem);
}

function idProblem(
  id: string,
  current: FoodState | undefined,
  lines: readonly ImportLine[],
): Text | undefined {
  const isWritten = lines.some(({ cells }) => cells.id);
  const name = lines.find(({ cells }) => cells.name)?.cells.name;
  if (!isSlug(id)) return () => importResults.idCharacters;
  if (!current) return name ? undefined : () => importResults.newNeedsName(id);
  if (current.isRemoved) return () => importResults.foodDeleted(id);
  const isSameName = name?.toLowerCase() === current.name.toLowerCase();
  return isWritten || isSameName ? undefined : () => importResults.idTaken({ id, name: current.name });
}

/** Cells about the food may stand in any of its lines; two lines may not disagree. */
function mergeFoodCells(lines: readonly ImportLine[], report: Report): Map<string, FoodCell> {
  const merged = new Map<string, FoodCell>();
  for (const { line, cells } of lines)
    for (const [column, text] of Object.entries(cells)) {
      if (text === '' || NOT_ABOUT_FOOD.has(column)) continue;
      const before = merged.get(column);
      if (!before) merged.set(column, { text, line });
      else if (before.text !== text) report(line, column, () => importResults.linesDisagree(before.line));
    }
  return merged;
}

const NEW_SIZE = { price: 0, stock: null, netAmount: null, netUnit: null, shelf: '', lowStock: null };
const NOT_ABOUT_FOOD = new Set<string>(['id', EXTRA_CELLS, ...SIZE_COLUMNS]);

/** The lines with a size that the food does not have yet. */
function applySizes(food: FoodState, lines: readonly ImportLine[], report: Report): Set<number> {
  const newLines = new Set<number>();
  const seen = new Map<string, number>();
  for (const { line, cells } of lines) {
    const name = (cells.size ?? '').replace(/\s+/g, ' ');
    if (name === '') {
      const [filled] = ['price', 'stock', 'net_quantity', 'shelf', 'low_stock'].filter(
        (column) => cells[column],
      );
      if (filled) report(line, 'size', () => importResults.sizeMissing(filled));
      continue;
    }
    const key = name.toLowerCase();
    const before = seen.get(key);
    if (before) report(line, 'size', () => importResults.sizeTwice(before));
    seen.set(key, line);
    let size = food.sizes.find((one) => one.size.toLowerCase() === key);
    const isNew = !size;
    if (!size) {
      const position = Math.max(-1, ...food.sizes.map((one) => one.position)) + 1;
      size = { ...NEW_SIZE, size: name, position };
      food.sizes.push(size);
      newLines.add(line);
    }
    applySizeCells(size, cells, isNew, (column, text) => report(line, column, text));
  }
  return newLines;
}

/** The price by which foods are sorted is that of the first size, unless it was set to something else. */
function followFirstPrice(food: FoodState, current: FoodState | undefined, isSet: boolean): void {
  const [size] = food.sizes;
  if (isSet || !size) return;
  if (!current || current.sizes.length === 0 || current.price === current.sizes[0]?.price)
    food.price = size.price;
}

function checkNew(food: FoodState, cells: FoodCells, first: number, report: Report): void {
  for (const column of REQUIRED)
    if (!cells.has(column)) report(first, column, () => importResults.newNeedsThis);
  if (food.sizes.length === 0 && !cells.has('food_price'))
    report(first, 'size', () => importResults.newNeedsSize);
}

/** A note when a new food becomes a draft: a live shop that has a GSTIN publishes nothing without tax data. */
function checkPublished(
  food: FoodState,
  current: FoodState | undefined,
  { needsTax, isLive }: PlanRules,
  cells: FoodCells,
  first: number,
  report: Report,
): Text | undefined {
  const missing = Object.keys(needsTax ? missingForTax(food) : {});
  if (missing.length === 0 || food.status === 'draft') return undefined;
  // a food that was published without tax data can still be changed
  if (current?.status === 'published' && Object.keys(missingForTax(current)).length > 0) return undefined;
  if (!current && isLive && !cells.has('status')) {
    food.status = 'draft';
    return () => importResults.becomesDraft;
  }
  for (const field of missing) {
    const column = field === 'hsn' ? 'hsn' : 'gst_rate';
    report(
      cells.get(column)?.line ?? cells.get('status')?.line ?? first,
      column,
      () => missingForTax(food)[field] ?? '',
    );
  }
  return undefined;
}

function checkSizes(food: FoodState, first: number, report: Report): void {
  const sizes = food.sizes.map(({ size, price }) => ({ size, price: price || 1 }));
  const problem = problemIn(sizeSchema, sizes);
  if (problem) report(first, 'size', problem);
}

function rejectedLines(
  lines: readonly ImportLine[],
  messages: Map<number, LineMessage[]>,
  issues: Set<number>,
): PlannedLine[] {
  const [cause] = issues;
  return lines.map(({ line }) => ({
    line,
    result: 'rejected',
    messages: issues.has(line)
      ? (messages.get(line) ?? [])
      : [lineMessage('', () => importResults.otherLine(cause ?? 0))],
  }));
}
