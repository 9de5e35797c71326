import { CLEARED, imageColumn, MAX_IMAGES } from './food-columns.ts';
import { isOwnImage, MAX_ADDRESS } from './image-cells.ts';

const COLUMNS = Array.from({ length: MAX_IMAGES }, (_, index) => imageColumn(index + 1));

/** The name under which an import stores the picture of a cell: an https address, or a file name without its folder. */
export function imageNameOf(cell: string): string {
  if (/^https?:/i.test(cell)) return cell;
  return (cell.split(/[/\\]/).at(-1) ?? '').toLowerCase();
}

/** The pictures of a line that must be fetched or found in the ZIP. */
export function imageNamesOf(cells: Record<string, string>): string[] {
  return COLUMNS.flatMap((column) => {
    const cell = cells[column] ?? '';
    if (cell === '' || cell.toLowerCase() === CLEARED || cell.length > MAX_ADDRESS) return [];
    const name = imageNameOf(cell);
    // some letters become two in lower case
    return isOwnImage(cell) || name.length > MAX_ADDRESS ? [] : [name];
  });
}
