import { Bell } from 'lucide-react';
import { useState } from 'react';
import type { Food } from '../../../../contract/food.ts';
import { foodExtras as messages } from '../../../../messages/food-extras.ts';
import { restock } from '../../../../messages/restock.ts';
import { sizeText } from '../../../lib/size-text.ts';
import { storedUser } from '../../../lib/stored-user.ts';
import { withChunk } from '../../../lib/with-chunk.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

/** Loaded on demand. */
const RestockDialog = lazyDialog(
  () => import('./restock-dialog.tsx'),
  ({ onClose }) => ({ title: restock.title, note: restock.dialogNote, onClose }),
);

/** Offers an e-mail for each size that is sold out. A customer needs one tap, a visitor confirms an e-mail address. */
export default function RestockRequests({ food: { _id: productId, quantities } }: { food: Food }) {
  const [asked, setAsked] = useState<string>();
  const ask = (size: string) =>
    storedUser()
      ? void withChunk(
          () => import('./request-restock.ts'),
          ({ requestRestock }) => requestRestock({ productId, size }),
        )
      : setAsked(size);
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
      {asked !== undefined && (
        <RestockDialog productId={productId} size={asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
