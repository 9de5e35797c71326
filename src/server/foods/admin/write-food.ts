import type { AdminFood, FoodInput } from '../../../contract/food-input.ts';
import { paiseFromRupees } from '../../../rules/money.ts';
import type { Db } from '../../platform/db/db.ts';
import { putImages, putIngredients, putSizes, putSpecifications } from './foods.store.ts';

/** The columns of the food itself; a field that is undefined stays as it is. */
export function columnsOf(input: FoodInput) {
  const { name, description, category, tags, origins, cookTime, hsn, shelfLifeDays, status } = input;
  return {
    name,
    description,
    category,
    tags,
    origins,
    cookTime,
    hsn,
    shelfLifeDays,
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
  before?: AdminFood,
): Promise<void> {
  const { quantities, specifications, ingredients } = input;
  if (quantities)
    await putSizes(
      tx,
      foodId,
      quantities.map(({ size, price, stock, netAmount, netUnit }) => ({
        size,
        price: paiseFromRupees(price),
        stock,
        net: netAmount === undefined ? undefined : netOf(netAmount, netUnit),
      })),
    );
  const images = imagesOf(input, before?.pictures ?? []);
  if (images) await putImages(tx, foodId, images);
  if (specifications) await putSpecifications(tx, foodId, specifications);
  if (ingredients) await putIngredients(tx, foodId, ingredients);
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
