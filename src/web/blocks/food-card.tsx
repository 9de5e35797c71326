import { Link } from 'react-router';
import type { Food } from '../../contract/food.ts';
import { ProductPicture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { Stars } from '../ui/stars.tsx';

export function FoodCard({ food, eager = false }: { food: Food; eager?: boolean }) {
  const [first] = food.quantities;
  if (!first) return null;
  return (
    <li className="card">
      <div className="card__pic">
        <ProductPicture url={food.imageUrl} alt={food.imageAlt} eager={eager} />
        <span className="natural">Natural</span>
        {food.discount > 0 && <span className="cut">{food.discount}% OFF</span>}
      </div>
      <div className="card__body">
        {food.reviewCount > 0 && (
          <p className="card__rate num">
            <Stars value={food.averageRating} />
            <span>
              {food.averageRating}
              <span className="vh"> of 5 stars</span>{' '}
              <span className="font-normal text-ink-2">
                ({food.reviewCount}
                <span className="vh"> reviews</span>)
              </span>
            </span>
          </p>
        )}
        <h3 className="card__name">
          <Link to={`/food/${food._id}`}>{food.name}</Link>
        </h3>
        <Price list={first.price} discount={food.discount} />
        <p className="text-sm text-ink-2">{first.size}</p>
      </div>
    </li>
  );
}
