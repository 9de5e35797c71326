import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Food } from '../../../../contract/food.ts';
import { cart } from '../../../../messages/cart.ts';
import { gapFillers } from '../../../../rules/cart.ts';
import { formatRupees, type Paise, paiseFromRupees, rupeesFromPaise } from '../../../../rules/money.ts';
import { chargedPrice } from '../../../../rules/pricing.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { langOf } from '../../../lib/lang-of.ts';
import { queries } from '../../../lib/queries.ts';
import { useShop } from '../../../lib/shop.ts';
import { sizeText } from '../../../lib/size-text.ts';
import { SmallImage } from '../../../ui/image.tsx';
import { addOne } from './cart-data.ts';

const OFFERED = 3;

/** The amount missing to the minimum order, and foods that close the gap. */
export function GapHelper({ missing, inCart }: { missing: Paise; inCart: string[] }) {
  const { minimumOrderRupees } = useShop().policy;
  const { data: foods = [] } = useQuery(
    { queryKey: ['foods-for-gap'], queryFn: fetchFoods, staleTime: 5 * 60_000 },
    queries,
  );
  const offers = gapFillers(
    foods.filter(({ _id }) => !inCart.includes(_id)).flatMap(cheapestOffer),
    missing,
    OFFERED,
  );
  return (
    <section className="gap-helper" aria-label={cart.gap}>
      <h2>
        {cart.gapTitle({
          missing: formatRupees(rupeesFromPaise(missing)),
          minimum: formatRupees(minimumOrderRupees),
        })}
      </h2>
      {offers.length > 0 && (
        <ul>
          {offers.map(({ food, size, price }) => (
            <li key={food._id}>
              <SmallImage url={food.imageUrl} alt="" />
              <p>
                <Link to={`/food/${food._id}`} lang={langOf(food, 'name')}>
                  {food.name}
                </Link>
                <span className="number">
                  {sizeText(size)}, {formatRupees(rupeesFromPaise(price))}
                </span>
              </p>
              <button
                type="button"
                className="button button--tonal button--small"
                aria-label={cart.addFood(food.name)}
                onClick={() => addOne(food, size)}
              >
                {cart.add}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function fetchFoods(): Promise<Food[]> {
  return callApi(browserApi().api.foods.$get({ query: { limit: 48 } }));
}

function cheapestOffer(food: Food): { food: Food; size: string; price: Paise }[] {
  const offers = food.quantities
    .filter(({ stock }) => stock !== 0)
    .map(({ size, price }) => ({ food, size, price: chargedPrice(paiseFromRupees(price), food.discount) }));
  return offers.toSorted((a, b) => a.price - b.price).slice(0, 1);
}
