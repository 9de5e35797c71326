import { useState } from 'react';
import type { Food } from '../../../../contract/food.ts';
import type { Review } from '../../../../contract/review.ts';
import { browserApi } from '../../../lib/browser-api.ts';

interface Fresh {
  food: Food;
  reviews: Review[];
}

/**
 * The page's food and reviews, or newer ones after somebody here has written. They are asked for in the writer's name:
 * such an answer is never one that was kept for all.
 */
export function useFreshReviews(food: Food, reviews: Review[]) {
  const [fresh, setFresh] = useState<Fresh>();
  const reload = async () => {
    const newer = await readFresh(food._id);
    if (newer) setFresh(newer);
  };
  return { ...(fresh ?? { food, reviews }), reload };
}

/** Nothing when it fails: the review is kept, and the next visit shows it. */
async function readFresh(id: string): Promise<Fresh | undefined> {
  const { api } = browserApi();
  try {
    const [food, reviews] = await Promise.all([
      api.foods.id[':id'].$get({ param: { id } }),
      api.reviews.product[':id'].$get({ param: { id } }),
    ]);
    return food.ok && reviews.ok ? { food: await food.json(), reviews: await reviews.json() } : undefined;
  } catch {
    return undefined;
  }
}
