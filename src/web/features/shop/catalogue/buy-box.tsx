import { RotateCcw, ShoppingBag, Truck } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Food } from '../../../../contract/food.ts';
import { catalogue } from '../../../../messages/catalogue.ts';
import { food as messages } from '../../../../messages/food.ts';
import { formatRupees, paiseFromRupees, rupeesFromPaise } from '../../../../rules/money.ts';
import { chargedPrice } from '../../../../rules/pricing.ts';
import { type UnitPrice, unitPrice } from '../../../../rules/unit-price.ts';
import { langOf } from '../../../lib/lang-of.ts';
import { useShop } from '../../../lib/shop.ts';
import { sizeText } from '../../../lib/size-text.ts';
import { Price } from '../../../ui/price.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { Dock } from './dock.tsx';
import { SizePicker } from './size-picker.tsx';

type Size = Food['quantities'][number];

interface BuyBoxProps {
  food: Food;
  /** The first paragraph of the description. */
  lead: string;
  /** Shown beside the name. */
  heart: ReactNode;
  /** Shown beside Add to Cart. */
  more: ReactNode;
  onAdd: (size: string) => void;
}

/** Name, rating, price, sizes and Add to Cart. */
export function BuyBox({ food, lead, heart, more, onAdd }: BuyBoxProps) {
  const [chosen, setChosen] = useState(() => firstToBuy(food.quantities)?.size ?? '');
  const add = useRef<HTMLButtonElement>(null);
  const size = food.quantities.find((one) => one.size === chosen);
  const isSoldOut = !size || size.stock === 0;
  const addText = isSoldOut ? catalogue.outOfStock : messages.addToCart;
  return (
    <section className="buy-box" aria-label={messages.buy}>
      <div className="buy-box__head">
        <h1 lang={langOf(food, 'name')}>{food.name}</h1>
        {heart}
      </div>
      <Rating food={food} />
      <DetailPrice list={size?.price ?? food.price} size={chosen} discount={food.discount} />
      {lead && (
        <p className="buy-box__description" lang={langOf(food, 'description')}>
          {lead}
        </p>
      )}
      {food.quantities.length > 0 && (
        <SizePicker sizes={food.quantities} discount={food.discount} chosen={chosen} onChoose={setChosen} />
      )}
      <div className="buy-box__actions">
        <button
          ref={add}
          type="button"
          className="button button--large"
          disabled={isSoldOut}
          onClick={() => onAdd(chosen)}
        >
          <ShoppingBag size={20} strokeWidth={1.75} aria-hidden="true" />
          {addText}
        </button>
        {more}
      </div>
      <Promises />
      <Dock duplicates={add}>
        <div>
          <Price list={size?.price ?? food.price} discount={food.discount} />
          <span className="buy-dock__size">{sizeText(chosen)}</span>
        </div>
        <button type="button" className="button" disabled={isSoldOut} onClick={() => onAdd(chosen)}>
          {addText}
        </button>
      </Dock>
    </section>
  );
}

function firstToBuy(sizes: Size[]): Size | undefined {
  return sizes.find(({ stock }) => stock !== 0) ?? sizes[0];
}

function Rating({ food: { averageRating, reviewCount } }: { food: Food }) {
  if (reviewCount === 0) return null;
  return (
    <a className="buy-box__rating number" href="#reviews">
      <Stars value={averageRating} />
      <strong>{averageRating}</strong>
      <span className="visually-hidden">{messages.ofFiveStars}</span>
      <span className="buy-box__review-count">{messages.reviewCount(reviewCount)}</span>
    </a>
  );
}

function DetailPrice({ list, size, discount }: { list: number; size: string; discount: number }) {
  const unit = unitPrice(chargedPrice(paiseFromRupees(list), discount), size);
  return (
    <div className="buy-box__price">
      <div>
        <Price list={list} discount={discount} />
        {discount > 0 && <span className="buy-box__saving">{catalogue.percentOff(discount)}</span>}
      </div>
      {unit && <p className="buy-box__unit number">{unitText(unit)}</p>}
    </div>
  );
}

function unitText({ amount, unit }: UnitPrice): string {
  const price = formatRupees(rupeesFromPaise(amount));
  return unit === 'litre' ? messages.perLitre(price) : messages.perKilogram(price);
}

function Promises() {
  const { state, policy } = useShop();
  const { deliveryBusinessDays, returnDays } = policy;
  const { home, otherStates } = deliveryBusinessDays;
  return (
    <ul className="buy-box__promises">
      <li>
        <Truck size={20} strokeWidth={1.75} aria-hidden="true" />
        {messages.deliveryTime({ state: state || messages.ownState, home, others: otherStates })}
      </li>
      <li>
        <RotateCcw size={20} strokeWidth={1.75} aria-hidden="true" />
        {messages.returnTime(returnDays)}
      </li>
    </ul>
  );
}
