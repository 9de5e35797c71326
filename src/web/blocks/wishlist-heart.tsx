import { Heart } from 'lucide-react';
import type { Food } from '../../contract/food.ts';
import { catalogue } from '../../messages/catalogue.ts';
import { loginPrompt } from '../features/shared/session/login-prompt.ts';
import { toggleWish, useWishlist } from '../features/shop/wishlist/wishlist-data.ts';
import { storedUser } from '../lib/stored-user.ts';

export function WishlistHeart({
  food,
  className,
  size,
}: {
  food: Pick<Food, '_id' | 'name'>;
  className: string;
  size: number;
}) {
  const { foods } = useWishlist();
  const isOn = foods.some(({ _id }) => _id === food._id);
  const toggle = () => void toggleWish(food);
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isOn}
      aria-label={isOn ? catalogue.removeFromWishlist(food.name) : catalogue.addToWishlist(food.name)}
      onClick={() => (storedUser() ? toggle() : loginPrompt.forWishlist(toggle))}
    >
      <Heart size={size} strokeWidth={1.75} aria-hidden="true" fill={isOn ? 'currentColor' : 'none'} />
    </button>
  );
}
