import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { CardFood } from '../../contract/food.ts';
import { catalogue } from '../../messages/catalogue.ts';
import { langOf } from '../lib/lang-of.ts';
import { reused } from '../lib/reused-html.tsx';
import { sizeText } from '../lib/size-text.ts';
import { useNear } from '../lib/use-near.ts';
import { ProductImage } from '../ui/image.tsx';
import { Price } from '../ui/price.tsx';
import { Stars } from '../ui/stars.tsx';
import { buyNow } from './add-to-cart.ts';
import { WishlistHeart } from './wishlist-heart.tsx';

/** A food in a list. A food without sizes cannot be sold and is not shown. */
export function FoodCard({ food, eager = false }: { food: CardFood; eager?: boolean }) {
  if (food.quantities.length === 0) return null;
  return <li className="card" {...reused(CardContent, { food, eager })} />;
}

function CardContent({ food, eager }: { food: CardFood; eager: boolean }) {
  const [first] = food.quantities;
  const [size, setSize] = useState(first?.size);
  const navigate = useNavigate();
  const chosen = food.quantities.find((quantity) => quantity.size === size) ?? first;
  if (!chosen) return null;
  const isSoldOut = chosen.stock === 0;
  return (
    <>
      <div className="card__image">
        <ProductImage url={food.imageUrl} alt={food.imageAlt} eager={eager} />
        <span className="card__natural">{catalogue.natural}</span>
        {food.discount > 0 && <span className="card__saving">{catalogue.percentOff(food.discount)}</span>}
        <WishlistHeart food={food} className="card__heart" size={20} />
      </div>
      <div className="card__body">
        <Rating average={food.averageRating} count={food.reviewCount} />
        <h3 className="card__name" lang={langOf(food, 'name')}>
          <Link to={`/food/${food._id}`}>{food.name}</Link>
        </h3>
        <Price list={chosen.price} discount={food.discount} />
        <div className="card__buy">
          <SizeChoice food={food} chosen={chosen.size} onChoose={setSize} />
          <button
            type="button"
            className="button button--tonal button--small"
            disabled={isSoldOut}
            onClick={() => buyNow(food, chosen.size, () => void navigate('/cart'))}
          >
            {isSoldOut ? catalogue.outOfStock : catalogue.buyNow}
          </button>
        </div>
      </div>
    </>
  );
}

/** Plain text until the card is near the viewport: browsers lay out every dropdown of a page for autofill. */
function SizeChoice({
  food,
  chosen,
  onChoose,
}: {
  food: CardFood;
  chosen: string;
  onChoose: (size: string) => void;
}) {
  const box = useRef<HTMLSpanElement>(null);
  const isNear = useNear(box, '50%');
  return (
    <span ref={box} className="select select--small">
      {isNear ? (
        <select
          aria-label={catalogue.sizeOf(food.name)}
          value={chosen}
          onChange={(event) => onChoose(event.target.value)}
        >
          {food.quantities.map(({ size }) => (
            <option key={size} value={size}>
              {sizeText(size)}
            </option>
          ))}
        </select>
      ) : (
        <span className="select__text">{sizeText(chosen)}</span>
      )}
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}

function Rating({ average, count }: { average: number; count: number }) {
  if (count === 0) return <p className="card__rating card__rating--none">{catalogue.noReviews}</p>;
  return (
    <p className="card__rating number">
      <Stars value={average} />
      <span>
        {average}
        <span className="visually-hidden">{catalogue.ofFiveStars}</span>{' '}
        <span className="card__rating-count">
          ({count}
          <span className="visually-hidden">{catalogue.reviews}</span>)
        </span>
      </span>
    </p>
  );
}
