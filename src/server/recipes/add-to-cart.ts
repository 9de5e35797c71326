import type { RecipeCart, RecipePurchase } from '../../contract/recipe.ts';
import { orderErrors } from '../../messages/order-errors.ts';
import { stockMessage } from '../../rules/cart-messages.ts';
import type { Language } from '../../rules/languages.ts';
import { foodsNeeded, packsFor } from '../../rules/recipe-amounts.ts';
import { putLines } from '../cart/put-lines.ts';
import { readCart, translateCart } from '../cart/read-cart.ts';
import { foodsById } from '../foods/foods-by-id.ts';
import { translateNames } from '../foods/translate-names.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { findAmounts } from './find-amounts.ts';

/**
 * Puts the foods of a recipe into the cart, each in the smallest size that covers its amount, in one transaction. The cart
 * keeps the larger quantity of a line, so a repeated call changes nothing. Says what it chose and what is missing.
 */
export async function addRecipeToCart(
  db: Db,
  userId: string,
  { recipeId, serves, foodIds, language }: RecipePurchase & { recipeId: string; language: Language },
): Promise<Result<RecipeCart, 'recipe-not-found'>> {
  const recipe = await findAmounts(db, recipeId);
  if (!recipe) return failure('recipe-not-found');
  const factor = serves !== undefined && recipe.serves !== null ? serves / recipe.serves : 1;
  const needed = [...foodsNeeded(recipe.ingredients, factor)].filter(([id]) => foodIds?.includes(id) ?? true);
  const foods = await foodsById(
    db,
    needed.map(([id]) => id),
  );
  const missing: { foodId: string; name: string; size: string; reason: string }[] = [];
  const wanted = needed.flatMap(([foodId, amount]) => {
    const { food, isListed = false } = foods.get(foodId) ?? {};
    if (!food) return [];
    const packs = isListed ? packsFor(amount, food.quantities) : undefined;
    if (packs) return [{ foodId, name: food.name, ...packs }];
    const reason = isListed ? stockMessage(0, 1) : undefined;
    missing.push({
      foodId,
      name: food.name,
      size: food.quantities[0]?.size ?? '',
      reason: reason ?? orderErrors.notSold,
    });
    return [];
  });
  // another customer may have bought the last one since: the cart decides again
  const skipped = wanted.length > 0 ? await putLines(db, userId, wanted) : [];
  const isSkipped = (foodId: string) => skipped.some((line) => line.foodId === foodId);
  const chosen = wanted.filter(({ foodId }) => !isSkipped(foodId));
  return success({
    ...(await translateCart(db, await readCart(db, userId), language)),
    chosen: (await translateNames(db, chosen, language)).map(({ foodId, name, size, quantity }) => ({
      productId: foodId,
      name,
      size,
      quantity,
    })),
    skipped: (await translateNames(db, [...missing, ...skipped], language)).map(({ name, size, reason }) => ({
      name,
      size,
      reason,
    })),
  });
}
