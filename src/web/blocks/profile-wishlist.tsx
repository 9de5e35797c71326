import { Heart } from 'lucide-react';
import { Link } from 'react-router';
import type { Food } from '../../contract/food.ts';
import { profile } from '../../messages/profile.ts';
import { toggleWish, useWishlist } from '../features/shop/wishlist/wishlist-data.ts';
import { langOf } from '../lib/lang-of.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { SmallImage } from '../ui/image.tsx';
import { Price } from '../ui/price.tsx';

/** The wishlist, with a Remove button per food. */
export function ProfileWishlist() {
  const { foods, isLoading } = useWishlist();
  return (
    <section className="panel" aria-labelledby="wishlist" aria-busy={isLoading}>
      <h2 className="panel-heading" id="wishlist">
        {profile.wishlist} {!isLoading && <span className="wishlist-count number">{foods.length}</span>}
      </h2>
      {!isLoading && foods.length === 0 && (
        <EmptyState icon={Heart}>
          <p>{profile.wishlistEmpty}</p>
          <Link className="button button--secondary" to="/product">
            {profile.seeFoods}
          </Link>
        </EmptyState>
      )}
      <ul className="wishlist">
        {foods.map((food) => (
          <Wish key={food._id} food={food} />
        ))}
      </ul>
    </section>
  );
}

function Wish({ food }: { food: Food }) {
  const [first] = food.quantities;
  return (
    <li>
      <SmallImage url={food.imageUrl} alt="" />
      <div>
        <Link to={`/food/${food._id}`} lang={langOf(food, 'name')}>
          {food.name}
        </Link>
        {first && <Price list={first.price} discount={food.discount} />}
      </div>
      <button
        type="button"
        className="button button--danger-quiet button--small"
        aria-label={profile.removeFood(food.name)}
        onClick={() => toggleWish(food)}
      >
        {profile.remove}
      </button>
    </li>
  );
}
