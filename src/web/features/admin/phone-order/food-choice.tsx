import { Plus } from 'lucide-react';
import { useState } from 'react';
import { adminPhoneOrder } from '../../../../messages/admin-phone-order.ts';
import { formatRupees, paiseFromRupees, rupeesFromPaise } from '../../../../rules/money.ts';
import { chargedPrice } from '../../../../rules/pricing.ts';
import { AdminSearch } from '../../../ui/admin-search.tsx';
import { SmallImage } from '../../../ui/image.tsx';
import { type PhoneLine, useFoods } from './phone-order-queries.ts';

/** A click on a size adds it to the order, while there is stock. */
export function FoodChoice({
  lines,
  onAdd,
}: {
  lines: readonly PhoneLine[];
  onAdd: (productId: string, size: string) => void;
}) {
  const [term, setTerm] = useState('');
  const foods = useFoods(term);
  return (
    <section className="panel phone-order__part" aria-labelledby="foods">
      <h2 id="foods">{adminPhoneOrder.foods}</h2>
      <AdminSearch label={adminPhoneOrder.searchFoods} term={term} onSearch={setTerm} />
      {foods?.length === 0 && <p role="status">{adminPhoneOrder.noFoodMatches}</p>}
      <ul className="food-choices">
        {foods?.map((food) => (
          <li key={food._id}>
            <SmallImage url={food.imageUrl} alt="" />
            <div>
              <strong>{food.name}</strong>
              <div className="food-choices__sizes">
                {food.quantities.map(({ size, price, stock }) => (
                  <button
                    key={size}
                    type="button"
                    className="button button--secondary button--small"
                    disabled={stock !== null && chosen(lines, food._id, size) >= stock}
                    onClick={() => onAdd(food._id, size)}
                  >
                    {stock !== 0 && <Plus size={16} strokeWidth={2} aria-hidden="true" />}
                    <span className="visually-hidden">{adminPhoneOrder.addFood(food.name)}</span>
                    {size}{' '}
                    {stock === 0 ? adminPhoneOrder.soldOut : formatRupees(charged(price, food.discount))}
                    {stock !== null && stock > 0 && (
                      <small className="food-choices__left">{adminPhoneOrder.left(stock)}</small>
                    )}
                  </button>
                ))}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function chosen(lines: readonly PhoneLine[], productId: string, size: string): number {
  return lines.find((line) => line.productId === productId && line.size === size)?.quantity ?? 0;
}

function charged(price: number, discount: number): number {
  return rupeesFromPaise(chargedPrice(paiseFromRupees(price), discount));
}
