import { importResults } from '../../../messages/import-results.ts';
import { cutText } from '../../../rules/cut-text.ts';
import { isImageUrl } from '../../../rules/image-url.ts';
import { oneLine } from '../../../rules/one-line.ts';
import { altColumn, CLEARED, imageColumn, MAX_IMAGES, normalized } from './food-columns.ts';
import type { FoodState } from './food-state.ts';
import type { FoodCells, ImageOf, Report } from './plan-types.ts';

const MAX_ALT = 200;
export const MAX_ADDRESS = 500;
const NUMBERS = Array.from({ length: MAX_IMAGES }, (_, index) => index + 1);

export const isOwnImage = (cell: string) => cell.startsWith('/') && isImageUrl(cell);

/**
 * The cells with pictures replace all pictures of the food; without any they stay. A picture that the food has stays as it
 * is, so that its address is not fetched again. Returns the line that the pictures come from.
 */
export function applyImages(
  food: FoodState,
  current: FoodState | undefined,
  cells: FoodCells,
  imageOf: ImageOf,
  report: Report,
): number | undefined {
  const filled = NUMBERS.flatMap((number) => {
    const cell = cells.get(imageColumn(number));
    return cell ? [{ number, ...cell }] : [];
  });
  const before = current?.images ?? [];
  const altOf = (number: number) => cells.get(altColumn(number))?.text;
  if (filled.length === 0) return applyAlts(food, altOf, cells);
  const images: FoodState['images'] = [];
  for (const { number, text, line } of filled) {
    if (text.toLowerCase() === CLEARED) continue;
    const url = resolveImage(text, before, imageOf);
    if ('error' in url) report(line, imageColumn(number), url.error);
    else if (!images.some((image) => image.url === url.url)) {
      const alt = altIn(altOf(number), before.find((image) => image.url === url.url)?.alt ?? '');
      if (alt.length > MAX_ALT) report(line, altColumn(number), () => importResults.tooLong(MAX_ALT));
      images.push({ url: url.url, alt });
    }
  }
  food.images = images;
  return filled[0]?.line;
}

function resolveImage(text: string, before: FoodState['images'], imageOf: ImageOf) {
  if (isOwnImage(text) || before.some(({ url }) => url === text)) return { url: text };
  return text.length > MAX_ADDRESS ? { error: () => importResults.addressTooLong } : imageOf(text);
}

/** Descriptions alone, for the pictures in their order. */
function applyAlts(
  food: FoodState,
  altOf: (number: number) => string | undefined,
  cells: FoodCells,
): number | undefined {
  let line: number | undefined;
  food.images = food.images.map((image, index) => {
    const alt = altOf(index + 1);
    if (alt === undefined) return image;
    line ??= cells.get(altColumn(index + 1))?.line;
    return { ...image, alt: cutText(altIn(alt, image.alt), MAX_ALT) };
  });
  return line;
}

function altIn(cell: string | undefined, before: string): string {
  if (cell === undefined || cell === normalized(before)) return before;
  return cell.toLowerCase() === CLEARED ? '' : oneLine(cell);
}
