import { RotateCcw, ShoppingBag, Truck } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Food } from '../../../../contract/food.ts';
import { catalogue } from '../../../../messages/catalogue.ts';
import { food as messages } from '../../../../messages/food.ts';
import { MAX_QUANTITY } from '../../../../rules/cart.ts';
import { formatDay } from '../../../../rules/shown-time.ts';
import { sizeUnitPrice } from '../../../../rules/size-offers.ts';
import { langOf } from '../../../lib/lang-of.ts';
import { useShop } from '../../../lib/shop.ts';
import { sizeText } from '../../../lib/size-text.ts';
import { PINCODE_KEY, USER_KEY } from '../../../lib/stored-user.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Price } from '../../../ui/price.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { AddButton } from './add-button.tsx';
import { Dock } from './dock.tsx';
import { SizePicker, unitText } from './size-picker.tsx';

// few foods have a sold-out size, and whoever opens one may want this first
const RestockRequests = lazyPart(
  () => import('./restock-requests.tsx'),
  () => true,
);
const BuyExtras = lazyPart(
  () => import('./buy-extras.tsx'),
  // a known pincode is looked up at once
  () => PINCODE_KEY in localStorage || USER_KEY in localStorage,
);

type Size = Food['quantities'][number];

interface BuyBoxProps {
  food: Food;
  /** The first paragraph of the description. */
  lead: string;
  /** Shown beside the name. */
  heart: ReactNode;
  /** Shown beside the link to share the page. */
  more: ReactNode;
  /** Shown below the button. */
  note: ReactNode;
  /** Resolves when it is in the cart, or when a login is asked for. */
  onAdd: (size: string, count: number) => Promise<void>;
}

/** Name, rating, price, sizes, quantity and Add to Cart. */
export function BuyBox({ food, lead, heart, more, note, onAdd }: BuyBoxProps) {
  const [chosen, setChosen] = useState(() => firstToBuy(food.quantities)?.size ?? '');
  const [wanted, setWanted] = useState(1);
  const add = useRef<HTMLButtonElement>(null);
  const size = food.quantities.find((one) => one.size === chosen);
  const isSoldOut = !size || size.stock === 0;
  const addText = isSoldOut ? catalogue.outOfStock : messages.addToCart;
  const max = Math.max(1, Math.min(size?.stock ?? MAX_QUANTITY, MAX_QUANTITY));
  // another size may have fewer pieces
  const count = Math.min(wanted, max);
  const buy = () => onAdd(chosen, count);
  return (
    <section className="buy-box" aria-label={messages.buy}>
      <div className="buy-box__head">
        <h1 lang={langOf(food, 'name')}>{food.name}</h1>
        {heart}
      </div>
      <Rating food={food} />
      <DetailPrice food={food} size={size} />
      {lead && (
        <p className="buy-box__description" lang={langOf(food, 'description')}>
          {lead}
        </p>
      )}
      {food.quantities.length > 0 && <SizePicker food={food} chosen={chosen} onChoose={setChosen} />}
      {food.quantities.some(({ stock }) => stock === 0) && <RestockRequests food={food} />}
      <div className="buy-box__actions">
        <Stepper
          label={messages.quantity}
          less={messages.oneLess}
          more={messages.oneMore}
          value={count}
          max={max}
          onChange={setWanted}
        />
        <AddButton
          ref={add}
          className="button button--large"
          disabled={isSoldOut}
          onAdd={buy}
          icon={<ShoppingBag size={20} strokeWidth={1.75} aria-hidden="true" />}
        >
          {addText}
        </AddButton>
      </div>
      {note}
      <div className="buy-box__links">
        <BuyExtras food={food} />
        {more}
      </div>
      <Promises />
      <Dock duplicates={add}>
        <div>
          <Price list={size?.price ?? food.price} discount={food.discount} />
          <span className="buy-dock__size">
            {sizeText(chosen)}
            {count > 1 && ` × ${count}`}
          </span>
        </div>
        <AddButton className="button" disabled={isSoldOut} onAdd={buy}>
          {addText}
        </AddButton>
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

function DetailPrice({ food: { price, discount }, size }: { food: Food; size: Size | undefined }) {
  const unit = size && sizeUnitPrice(size, discount);
  return (
    <div className="buy-box__price">
      <div>
        <Price list={size?.price ?? price} discount={discount} />
        {discount > 0 && <span className="buy-box__saving">{catalogue.percentOff(discount)}</span>}
      </div>
      <p className="buy-box__unit number">
        {messages.inclusiveOfTaxes}
        {unit && ` · ${unitText(unit)}`}
      </p>
      {size?.pressedOn && size.bestBefore && (
        <p className="buy-box__pressed number">
          {messages.pressedLine({
            pressed: formatDay(size.pressedOn),
            bestBefore: formatDay(size.bestBefore),
          })}
        </p>
      )}
    </div>
  );
}

function Promises() {
  const { stateName, policy } = useShop();
  const { deliveryBusinessDays, returnDays } = policy;
  const { home, otherStates } = deliveryBusinessDays;
  return (
    <ul className="buy-box__promises">
      <li>
        <Truck size={20} strokeWidth={1.75} aria-hidden="true" />
        {messages.deliveryTime({ state: stateName || messages.ownState, home, others: otherStates })}
      </li>
      <li>
        <RotateCcw size={20} strokeWidth={1.75} aria-hidden="true" />
        {messages.returnTime(returnDays)}
      </li>
    </ul>
  );
}
