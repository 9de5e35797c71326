import { Heart } from 'lucide-react';
import type { Food } from '../../contract/food.ts';
import { catalogue } from '../../messages/catalogue.ts';
import { loginPrompt } from '../features/shared/session/login-prompt.ts';
import { useIsWished } from '../features/shop/wishlist/wished.ts';
import { storedUser } from '../lib/stored-user.ts';
import { withChunk } from '../lib/with-chunk.ts';

const loadWishlist = () => import('../features/shop/wishlist/wishlist-data.ts');

export function WishlistHeart({
  food,
  className,
  size,
}: {
  food: Pick<Food, '_id' | 'name' | 'imageUrl'>;
  className: string;
  size: number;
}) {
  const isOn = useIsWished(food._id);
  const toggle = () => void withChunk(loadWishlist, ({ toggleWish }) => toggleWish(food));
  const add = () => void withChunk(loadWishlist, ({ addWish }) => addWish(food));
  const wanted = {
    name: food.name,
    imageUrl: food.imageUrl,
    note: '',
    nextLabel: catalogue.addToWishlistButton,
  };
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isOn}
      aria-label={isOn ? catalogue.removeFromWishlist(food.name) : catalogue.addToWishlist(food.name)}
      onClick={() => (storedUser() ? toggle() : loginPrompt.forWishlist(wanted, add))}
    >
      <Heart size={size} strokeWidth={1.75} aria-hidden="true" fill={isOn ? 'currentColor' : 'none'} />
    </button>
  );
}
