import type { AdminFood, FoodInput } from '../../../contract/food-input.ts';
import { paiseFromRupees } from '../../../rules/money.ts';
import type { Db } from '../../platform/db/db.ts';
import { setStockReason } from '../../platform/db/stock-reason.ts';
import { putImages, putIngredients, putSizes, putSpecifications } from './foods.store.ts';

/** The columns of the food itself; a field that is undefined stays as it is. */
export function columnsOf(input: FoodInput) {
  const { name, description, category, tags, origins, cookTime, hsn, status } = input;
  const { shelfLifeDays, seedGramsPerLitre } = input;
  return {
    name,
    description,
    category,
    tags,
    origins,
    cookTime,
    hsn,
    shelfLifeDays,
    seedGramsPerLitre,
    status,
    price: paiseFromRupees(input.price),
    discountPercent: input.discount,
    gstBasisPoints: typeof input.gstRate === 'number' ? Math.round(input.gstRate * 100) : input.gstRate,
  };
}

/** Writes sizes, images and lists that the input has. `before` supplies what a short form leaves out. */
export async function writeDetails(
  tx: Db,
  foodId: string,
  input: FoodInput,
  actorId: string,
  before?: AdminFood,
): Promise<void> {
  const { quantities, specifications, ingredients } = input;
  if (quantities) {
    await setStockReason(tx, { reason: 'edited', actorId });
    await putSizes(
      tx,
      foodId,
      quantities.map(({ size, price, stock, stockSeen, lowStock, netAmount, netUnit, shelf }) => ({
        size,
        shelf,
        price: paiseFromRupees(price),
        stock: stockAfterSales(stock, stockSeen, before?.quantities.find((one) => one.size === size)?.stock),
        lowStock,
        net: netAmount === undefined ? undefined : netOf(netAmount, netUnit),
      })),
    );
  }
  const images = imagesOf(input, before?.pictures ?? []);
  if (images) await putImages(tx, foodId, images);
  if (specifications) await putSpecifications(tx, foodId, specifications);
  if (ingredients) await putIngredients(tx, foodId, ingredients);
}

/** The stock of a size with batches is their sum: a number of bottles without a batch could not be traced. */
export function changesBatchedStock({ quantities = [] }: FoodInput, before: AdminFood): boolean {
  return quantities.some(({ size, stock, stockSeen }) => {
    const now = before.quantities.find((one) => one.size === size);
    if (!now?.hasBatches || stock === undefined) return false;
    return stockAfterSales(stock, stockSeen, now.stock) !== now.stock;
  });
}

/** Sizes with batches that the form does not have any more; a renamed one is among them. */
export function removedSizes({ quantities }: FoodInput, before: AdminFood): string[] {
  if (!quantities) return [];
  const remaining = new Set(quantities.map(({ size }) => size));
  return before.quantities.flatMap(({ size, hasBatches }) =>
    hasBatches && !remaining.has(size) ? [size] : [],
  );
}

/** What an admin wrote over the number that the form showed, less what was sold since then. */
function stockAfterSales(
  stock: number | null | undefined,
  seen: number | null | undefined,
  now: number | null | undefined,
): number | null | undefined {
  if (typeof stock !== 'number' || typeof seen !== 'number' || typeof now !== 'number') return stock;
  return Math.max(0, now + stock - seen);
}

function netOf(netAmount: number | null, netUnit: 'ml' | 'g' | null | undefined) {
  return netAmount && netUnit ? { netAmount, netUnit } : { netAmount: null, netUnit: null };
}

/** `images` replaces all images; `imageUrl` replaces the first one, as in the specification. */
function imagesOf({ images, imageUrl }: FoodInput, before: AdminFood['pictures']) {
  const altOf = (url: string) => before.find((image) => image.url === url)?.alt ?? '';
  const isFirst = before[0]?.url === imageUrl;
  const wanted = images ?? (imageUrl && !isFirst ? [{ url: imageUrl }, ...before.slice(1)] : undefined);
  const seen = new Set<string>();
  return wanted
    ?.filter(({ url }) => !seen.has(url) && seen.add(url))
    .map(({ url, alt }: { url: string; alt?: string | undefined }) => ({ url, alt: alt ?? altOf(url) }));
}
