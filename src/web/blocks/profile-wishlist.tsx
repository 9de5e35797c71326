import { Link } from 'react-router';
import { toggleWish, useWishlist } from '../features/wishlist/wishlist-data.ts';
import { SmallPicture } from '../ui/picture.tsx';

/** How many foods are on the list, and each with Remove. */
export function ProfileWishlist() {
  const { foods, isLoading } = useWishlist();
  if (isLoading) return null;
  return (
    <section className="panel wishes" aria-labelledby="wishlist">
      <h2 id="wishlist">
        Wishlist <span className="num">({foods.length})</span>
      </h2>
      {foods.length === 0 && <p>Tap the heart on a product to keep it here.</p>}
      <ul>
        {foods.map((food) => (
          <li key={food._id}>
            <SmallPicture url={food.imageUrl} alt="" />
            <Link to={`/food/${food._id}`}>{food.name}</Link>
            <button
              type="button"
              className="btn btn--2 btn--sm"
              aria-label={`Remove ${food.name}`}
              onClick={() => toggleWish(food)}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
