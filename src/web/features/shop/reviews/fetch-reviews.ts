import type { Food } from '../../../../contract/food.ts';
import type { Review } from '../../../../contract/review.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi, orUndefined } from '../../../lib/call-api.ts';

export interface FoodWithReviews {
  food: Food;
  reviews: Review[];
}

/** Undefined when the server cannot be reached. */
export async function fetchReviews(id: string): Promise<FoodWithReviews | undefined> {
  const { api } = browserApi();
  const loaded = await orUndefined(
    Promise.all([
      callApi(api.foods.id[':id'].$get({ param: { id } })),
      callApi(api.reviews.product[':id'].$get({ param: { id } })),
    ]),
  );
  return loaded && { food: loaded[0], reviews: loaded[1] };
}
