import { useQuery } from '@tanstack/react-query';
import type { Food } from '../../../../contract/food.ts';
import type { Review } from '../../../../contract/review.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

interface FoodWithReviews {
  food: Food;
  reviews: Review[];
}

/**
 * The food and reviews of the page, or newer ones after the customer has written a review. The reload sends the token, so
 * that it gets no cached response. When it fails, the next visit shows the review.
 */
export function useFreshReviews(food: Food, reviews: Review[]) {
  const { data, refetch } = useQuery(
    {
      queryKey: ['fresh-reviews', food._id],
      queryFn: () => fetchReviews(food._id),
      enabled: false,
      // the next visit starts with the loader's data again
      gcTime: 0,
    },
    queries,
  );
  return { ...(data ?? { food, reviews }), reload: () => void refetch() };
}

async function fetchReviews(id: string): Promise<FoodWithReviews> {
  const { api } = browserApi();
  const [food, reviews] = await Promise.all([
    callApi(api.foods.id[':id'].$get({ param: { id } })),
    callApi(api.reviews.product[':id'].$get({ param: { id } })),
  ]);
  return { food, reviews };
}
