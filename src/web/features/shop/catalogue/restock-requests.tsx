import { Bell } from 'lucide-react';
import type { Food } from '../../../../contract/food.ts';
import { foodExtras as messages } from '../../../../messages/food-extras.ts';
import { sizeText } from '../../../lib/size-text.ts';
import { useRestockRequest } from './use-restock-request.tsx';

/** Offers an e-mail for each size that is sold out. */
export default function RestockRequests({ food: { _id: productId, quantities } }: { food: Food }) {
  const { ask, dialog } = useRestockRequest(productId, 'back');
  return (
    <>
      {quantities
        .filter(({ stock }) => stock === 0)
        .map(({ size }) => (
          <p key={size} className="restock">
            <Bell size={18} strokeWidth={1.75} aria-hidden="true" />
            {messages.soldOut(sizeText(size))}
            <button type="button" className="buy-box__link" onClick={() => ask(size)}>
              {messages.emailMe}
              <span className="visually-hidden">: {sizeText(size)}</span>
            </button>
          </p>
        ))}
      {dialog}
    </>
  );
}
