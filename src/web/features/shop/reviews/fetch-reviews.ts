import type { Food } from '../../../../contract/food.ts';
import type { Review } from '../../../../contract/review.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';

export interface FoodWithReviews {
  food: Food;
  reviews: Review[];
}

export async function fetchReviews(id: string): Promise<FoodWithReviews> {
  const { api } = browserApi();
  const [food, reviews] = await Promise.all([
    callApi(api.foods.id[':id'].$get({ param: { id } })),
    callApi(api.reviews.product[':id'].$get({ param: { id } })),
  ]);
  return { food, reviews };
}
