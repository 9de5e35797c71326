import { Minus, Plus, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { CartItem } from '../../../../contract/cart.ts';
import { cart } from '../../../../messages/cart.ts';
import { purchase } from '../../../../messages/purchase.ts';
import { cartTotals, MAX_QUANTITY } from '../../../../rules/cart.ts';
import { stockMessage } from '../../../../rules/cart-messages.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { langOf } from '../../../lib/lang-of.ts';
import { sizeText } from '../../../lib/size-text.ts';
import { SmallImage } from '../../../ui/image.tsx';
import { LineTotal } from '../../../ui/line-total.tsx';
import { removeLine, setQuantity } from './cart-data.ts';

export function CartLine({ item }: { item: CartItem }) {
  const { productId: food, size, price, listPrice, quantity, isAvailable, stock } = item;
  const { totalPrice } = cartTotals([item]);
  const { totalPrice: listTotal } = cartTotals([{ price: listPrice, quantity }]);
  const tooFew = stockMessage(stock, quantity);
  const max = Math.min(stock ?? MAX_QUANTITY, MAX_QUANTITY);
  return (
    <li className="cart-line">
      <SmallImage url={food.imageUrl} alt={food.imageAlt} />
      <div className="cart-line__food">
        <h2>
          <Link to={`/food/${food._id}`} lang={langOf(food, 'name')}>
            {food.name}
          </Link>{' '}
          <span>({sizeText(size)})</span>
        </h2>
        {isAvailable ? (
          <p className="number">{formatRupees(price)}</p>
        ) : (
          <p className="cart-line__unavailable">{purchase.unavailable}</p>
        )}
        {isAvailable && tooFew && <p className="cart-line__unavailable">{tooFew}</p>}
      </div>
      <fieldset className="quantity">
        <legend className="visually-hidden">{cart.quantityOf(food.name)}</legend>
        <button
          type="button"
          aria-label={cart.oneLess(food.name)}
          disabled={quantity <= 1 || !isAvailable}
          onClick={() => setQuantity(item, Math.min(quantity - 1, Math.max(1, max)))}
        >
          <Minus size={18} strokeWidth={2} aria-hidden="true" />
        </button>
        <output>{quantity}</output>
        <button
          type="button"
          aria-label={cart.oneMore(food.name)}
          disabled={quantity >= max || !isAvailable}
          onClick={() => setQuantity(item, quantity + 1)}
        >
          <Plus size={18} strokeWidth={2} aria-hidden="true" />
        </button>
      </fieldset>
      <p className="cart-line__total">{isAvailable && <LineTotal list={listTotal} charged={totalPrice} />}</p>
      <button
        type="button"
        className="cart-line__remove"
        aria-label={purchase.removeFood({ food: food.name, size: sizeText(size) })}
        onClick={() => removeLine(item)}
      >
        <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
        {purchase.remove}
      </button>
    </li>
  );
}
