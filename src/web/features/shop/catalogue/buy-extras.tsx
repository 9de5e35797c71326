import type { Food } from '../../../../contract/food.ts';
import { ArrivalCheck } from './arrival-check.tsx';
import { ShareLink } from './share-link.tsx';

/** What follows Add to Cart: the arrival date and the link to share the page. */
export default function BuyExtras({ food }: { food: Food }) {
  return (
    <>
      <ArrivalCheck />
      <ShareLink id={food._id} name={food.name} />
    </>
  );
}
