import { foodInput } from '../../../contract/food-input.ts';
import { numberInCell, rupeesInCell } from '../../../rules/cell-number.ts';
import { netQuantity } from '../../../rules/net-quantity.ts';
import { CLEARED } from './food-columns.ts';
import type { SizeState } from './food-state.ts';

const UNLIMITED = 'unlimited';
const STOCK = 'Write a whole number from 0 to 10,00,000, or unlimited';
const MAX_STOCK = 1_000_000;

const { shape } = foodInput;
export const sizeSchema = shape.quantities.unwrap();
type Column = 'price' | 'stock' | 'stock_when_exported' | 'net_quantity' | 'size';
type Report = (column: Column, text: string) => void;

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
}

function applyPrice(size: SizeState, cell: string, isNew: boolean, report: Report): void {
  if (cell === '') {
    if (isNew) report('price', 'A new size needs its price');
    return;
  }
  const { success, data, error } = shape.price.safeParse(rupeesInCell(cell) ?? cell);
  if (success) size.price = data;
  else report('price', error.issues[0]?.message ?? 'This is no price');
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
    report('stock', STOCK);
    return;
  }
  if (isNew || exportedCell === '') {
    size.stock = stock;
    return;
  }
  const exported = parseStock(exportedCell);
  if (exported === undefined) report('stock_when_exported', STOCK);
  if (exported === undefined || stock === exported || stock === size.stock) return;
  if (size.stock === exported) size.stock = stock;
  else
    report(
      'stock',
      `The stock was ${stockCell(exported)} when the file was made and is ${stockCell(size.stock)} now. Export again, or empty the cell stock_when_exported to set it anyway`,
    );
}

function parseStock(cell: string): number | null | undefined {
  if (cell.toLowerCase() === UNLIMITED) return null;
  const stock = numberInCell(cell);
  return stock !== undefined && Number.isInteger(stock) && stock <= MAX_STOCK ? stock : undefined;
}

/** As in the form: a size such as "500 ml" is its own net quantity. */
function applyNet(size: SizeState, cell: string, isNew: boolean, report: Report): void {
  if (cell === '' && !isNew) return;
  const isCleared = cell.toLowerCase() === CLEARED;
  const quantity = isCleared ? undefined : netQuantity(cell || size.size);
  if (cell !== '' && !isCleared && !quantity)
    report('net_quantity', 'Write an amount with its unit, such as 500 ml or 1 kg');
  size.netAmount = quantity?.amount ?? null;
  size.netUnit = quantity?.unit ?? null;
}
