import type { AdminFood, FoodInput } from '../../../../contract/food-input.ts';
import { answerWords } from '../../../lib/api-error-message.ts';
import { browserApi } from '../../../lib/browser-api.ts';

const FAILED = 'The food could not be saved. Please try again.';

/** The new food's id, or why there is none. */
export async function createFood(json: FoodInput): Promise<{ id: string } | string> {
  try {
    const answer = await browserApi().api.foods.$post({ json });
    return answer.ok ? await answer.json() : await answerWords(answer, FAILED);
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
    const answer = await browserApi().api.foods.$put({ json: { _id, version, ...input } });
    return answer.ok ? await answer.json() : await answerWords(answer, FAILED);
  } catch {
    return FAILED;
  }
}
