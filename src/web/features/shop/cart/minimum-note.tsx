import { catalogue } from '../../../../messages/catalogue.ts';
import { useShop } from '../../../lib/shop.ts';
import { minimumText } from './cart-count.ts';

/** The minimum order, before somebody meets it in the cart; for a customer what the cart lacks. */
export function MinimumNote() {
  const { minimumOrderRupees } = useShop().policy;
  const ofCustomer = minimumText.use((text) => text);
  if (minimumOrderRupees <= 0) return null;
  return <p className="minimum-note number">{ofCustomer ?? catalogue.minimumOrder(minimumOrderRupees)}</p>;
}
