import type { Food } from '../../../../contract/food.ts';
import { ArrivalCheck } from './arrival-check.tsx';
import { PriceAlert } from './price-alert.tsx';
import { ShareLink } from './share-link.tsx';

/** What follows Add to Cart: the arrival date, a message about a lower price and the link to share the page. */
export default function BuyExtras({ food }: { food: Food }) {
  return (
    <>
      <ArrivalCheck />
      <PriceAlert food={food} />
      <ShareLink id={food._id} name={food.name} />
    </>
  );
}
