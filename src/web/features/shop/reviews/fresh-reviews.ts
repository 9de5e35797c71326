import { useState } from 'react';
import type { Food } from '../../../../contract/food.ts';
import type { Review } from '../../../../contract/review.ts';
import { loadChunk } from '../../../lib/load-chunk.ts';
import type { FoodWithReviews } from './fetch-reviews.ts';

/**
 * The food and reviews of the page, or newer ones after the customer has written a review. The reload sends the token, so
 * that it gets no cached response. When it fails, the next visit shows the review.
 */
export function useFreshReviews(food: Food, reviews: Review[]) {
  const [fresh, setFresh] = useState<FoodWithReviews>();
  const reload = async () => {
    const loaded = await loadChunk(() => import('./fetch-reviews.ts')).catch(() => undefined);
    const next = await loaded?.fetchReviews(food._id);
    if (next) setFresh(next);
  };
  return { ...(fresh ?? { food, reviews }), reload: () => void reload() };
}
