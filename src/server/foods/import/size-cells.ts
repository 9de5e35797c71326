import { foodInput } from '../../../contract/food-input.ts';
import { adminBatches } from '../../../messages/admin-batches.ts';
import { importResults } from '../../../messages/import-results.ts';
import { numberInCell, rupeesInCell } from '../../../rules/cell-number.ts';
import { netQuantity } from '../../../rules/net-quantity.ts';
import { CLEARED, type SIZE_COLUMNS } from './food-columns.ts';
import type { SizeState } from './food-state.ts';
import type { Text } from './import-text.ts';
import { problemIn } from './problem-in.ts';

const UNLIMITED = 'unlimited';
const MAX_STOCK = 1_000_000;

const { shape } = foodInput;
export const sizeSchema = shape.quantities.unwrap();
const { shelf: placeSchema, lowStock: lowStockSchema } = sizeSchema.element.shape;
type Column = (typeof SIZE_COLUMNS)[number];
type Report = (column: Column, text: Text) => void;

export function stockCell(stock: number | null): string | number {
  return stock ?? UNLIMITED;
}

export function netCell({ netAmount, netUnit }: Pick<SizeState, 'netAmount' | 'netUnit'>): string {
  return netAmount && netUnit ? `${netAmount} ${netUnit}` : '';
}

/** Writes the cells of a line into its size. Blank cells change nothing. */
export function applySizeCells(
  size: SizeState,
  cells: Record<string, string>,
  isNew: boolean,
  report: Report,
): void {
  applyPrice(size, cells.price ?? '', isNew, report);
  applyStock(size, cells, isNew, report);
  applyNet(size, cells.net_quantity ?? '', isNew, report);
  applyPlace(size, cells.shelf ?? '', report);
  applyLowStock(size, cells.low_stock ?? '', report);
}

function applyPrice(size: SizeState, cell: string, isNew: boolean, report: Report): void {
  if (cell === '') {
    if (isNew) report('price', () => importResults.newSizeNeedsPrice);
    return;
  }
  const price = rupeesInCell(cell) ?? cell;
  const problem = problemIn(shape.price, price);
  if (problem) report('price', problem);
  else size.price = shape.price.parse(price);
}

/**
 * The stock is written only if somebody changed its cell after the export, and only if nothing was sold since: otherwise
 * the file would undo sales.
 */
function applyStock(size: SizeState, cells: Record<string, string>, isNew: boolean, report: Report): void {
  const { stock: cell = '', stock_when_exported: exportedCell = '' } = cells;
  if (cell === '') return;
  const stock = parseStock(cell);
  if (stock === undefined) {
    report('stock', () => importResults.stock);
    return;
  }
  if (size.hasBatches) {
    const isUntouched = stock === size.stock || (exportedCell !== '' && stock === parseStock(exportedCell));
    if (!isUntouched) report('stock', () => adminBatches.inBatches);
    return;
  }
  if (isNew || exportedCell === '') {
    size.stock = stock;
    return;
  }
  const exported = parseStock(exportedCell);
  if (exported === undefined) report('stock_when_exported', () => importResults.stock);
  if (exported === undefined || stock === exported || stock === size.stock) return;
  const { stock: now } = size;
  if (now === exported) size.stock = stock;
  else
    report('stock', () => importResults.stockChanged({ exported: stockCell(exported), now: stockCell(now) }));
}

function parseStock(cell: string): number | null | undefined {
  if (cell.toLowerCase() === UNLIMITED) return null;
  const stock = numberInCell(cell);
  return stock !== undefined && Number.isInteger(stock) && stock <= MAX_STOCK ? stock : undefined;
}

function applyPlace(size: SizeState, cell: string, report: Report): void {
  if (cell === '') return;
  const shelf = cell.toLowerCase() === CLEARED ? '' : cell;
  const problem = problemIn(placeSchema, shelf);
  if (problem) report('shelf', problem);
  else size.shelf = shelf;
}

function applyLowStock(size: SizeState, cell: string, report: Report): void {
  if (cell === '') return;
  if (cell.toLowerCase() === CLEARED) {
    size.lowStock = null;
    return;
  }
  const level = numberInCell(cell) ?? cell;
  const problem = problemIn(lowStockSchema, level);
  if (problem) report('low_stock', problem);
  else size.lowStock = Number(level);
}

/** As in the form: a size such as "500 ml" is its own net quantity. */
function applyNet(size: SizeState, cell: string, isNew: boolean, report: Report): void {
  if (cell === '' && !isNew) return;
  const isCleared = cell.toLowerCase() === CLEARED;
  const quantity = isCleared ? undefined : netQuantity(cell || size.size);
  if (cell !== '' && !isCleared && !quantity) report('net_quantity', () => importResults.netQuantity);
  size.netAmount = quantity?.amount ?? null;
  size.netUnit = quantity?.unit ?? null;
}
