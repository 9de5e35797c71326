import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Food } from '../../../../contract/food.ts';
import { foodExtras } from '../../../../messages/food-extras.ts';
import { formatRupees, paiseFromRupees, rupeesFromPaise } from '../../../../rules/money.ts';
import { chargedPrice } from '../../../../rules/pricing.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi, orUndefined } from '../../../lib/call-api.ts';
import { langOf } from '../../../lib/lang-of.ts';
import { RECENT_KEY } from '../../../lib/stored-user.ts';
import { ProductImage } from '../../../ui/image.tsx';

const MAX_SHOWN = 6;

export interface RecentListProps {
  /** Of the page, which stays remembered. */
  foodId: string;
  ids: string[];
  onClear: () => void;
}

/** With today's prices; foods that are no longer sold are left out. */
export default function RecentFoodsList({ foodId, ids, onClear }: RecentListProps) {
  const [foods, setFoods] = useState<Food[]>();
  const wanted = ids.slice(0, MAX_SHOWN).join(' ');
  useEffect(() => {
    let isGone = false;
    void fetchFoods(wanted.split(' ')).then((found) => {
      if (!isGone) setFoods(found);
    });
    return () => {
      isGone = true;
    };
  }, [wanted]);
  if (!foods || foods.length === 0) return null;
  const clear = () => {
    localStorage.setItem(RECENT_KEY, JSON.stringify([foodId]));
    onClear();
  };
  return (
    <section className="wrap" aria-labelledby="recent">
      <div className="section__head">
        <h2 id="recent">{foodExtras.recentlyViewed}</h2>
        <button type="button" className="buy-box__link" onClick={clear}>
          {foodExtras.clear}
        </button>
      </div>
      <ul className="recent-foods__list">
        {foods.map((food) => (
          <li key={food._id}>
            <Link to={`/food/${food._id}`}>
              <ProductImage url={food.imageUrl} alt="" eager={false} />
              <b lang={langOf(food, 'name')}>{food.name}</b>
              <span className="number">{foodExtras.fromPrice(lowestPrice(food))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function fetchFoods(ids: string[]): Promise<Food[]> {
  const { foods } = browserApi().api;
  const found = await Promise.all(
    ids.map((id) => orUndefined(callApi(foods.id[':id'].$get({ param: { id: encodeURIComponent(id) } })))),
  );
  return found.filter((food) => food !== undefined);
}

function lowestPrice({ quantities, price, discount }: Food): string {
  const list = quantities.length > 0 ? Math.min(...quantities.map((one) => one.price)) : price;
  return formatRupees(rupeesFromPaise(chargedPrice(paiseFromRupees(list), discount)));
}
