import { CLEARED, imageColumn, MAX_IMAGES } from './food-columns.ts';
import { isOwnImage } from './image-cells.ts';

const COLUMNS = Array.from({ length: MAX_IMAGES }, (_, index) => imageColumn(index + 1));
const MAX_NAME = 500;

/** The name under which an import stores the picture of a cell: an https address, or a file name without its folder. */
export function imageNameOf(cell: string): string {
  if (/^https?:/i.test(cell)) return cell.slice(0, MAX_NAME);
  return (cell.split(/[/\\]/).at(-1) ?? '').toLowerCase().slice(0, MAX_NAME);
}

/** The pictures of a line that must be fetched or found in the ZIP. */
export function imageNamesOf(cells: Record<string, string>): string[] {
  return COLUMNS.flatMap((column) => {
    const cell = cells[column] ?? '';
    return cell === '' || cell.toLowerCase() === CLEARED || isOwnImage(cell) ? [] : [imageNameOf(cell)];
  });
}
