import type { AdminFood, FoodInput } from '../../../../contract/food-input.ts';
import { apiErrorMessage } from '../../../lib/api-error-message.ts';
import { browserApi } from '../../../lib/browser-api.ts';

const FAILED = 'The food could not be saved. Please try again.';

/** The new food's id, or why there is none. */
export async function createFood(json: FoodInput): Promise<{ id: string } | string> {
  try {
    const response = await browserApi().api.foods.$post({ json });
    return response.ok ? await response.json() : await apiErrorMessage(response, FAILED);
  } catch {
    return FAILED;
  }
}

/** The food as it is now, or why nothing changed. */
export async function updateFood(
  { _id, version }: Pick<AdminFood, '_id' | 'version'>,
  input: FoodInput,
): Promise<AdminFood | string> {
  try {
    const response = await browserApi().api.foods.$put({ json: { _id, version, ...input } });
    return response.ok ? await response.json() : await apiErrorMessage(response, FAILED);
  } catch {
    return FAILED;
  }
}
