import '../styles/signed-in-pages.css';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { purchase } from '../../messages/purchase.ts';
import { runningLow } from '../../messages/running-low.ts';
import { invalidateCart } from '../features/shop/cart/cart-data.ts';
import { browserApi } from '../lib/browser-api.ts';
import { ApiError, callApi } from '../lib/call-api.ts';
import { type MetaSource, pageMeta } from '../lib/page-meta.ts';
import { sizeText } from '../lib/size-text.ts';
import { toast } from '../lib/toast.ts';
import { useAction } from '../ui/use-action.ts';

export const meta = (source: MetaSource) => pageMeta({ title: runningLow.title, isPrivate: true })(source);

/** The link of a reminder: fills the cart and goes on to the checkout, where the customer sees the prices and decides. */
export default function AgainPage() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const { run, error, problem } = useAction(
    () =>
      callApi(
        browserApi().api.reminders[':token'].cart.$put({ param: { token: encodeURIComponent(token) } }),
        runningLow.failed,
      ),
    {
      onSuccess: ({ items, skipped }) => {
        invalidateCart();
        if (skipped.length > 0) {
          const names = skipped.map(({ name, size, reason }) => `${name} (${sizeText(size)}): ${reason}`);
          toast.warn(purchase.reorderIncomplete(names.join('; ')));
        }
        void navigate(items.length > 0 ? '/checkout' : '/cart', { replace: true });
      },
    },
  );
  // the action is another function in each render, and the link is opened once
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => run(), [token]);
  // a link that was cut off when it was copied is as unknown as one that has expired
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <div className="wrap empty">
      <h1>{runningLow.title}</h1>
      {problem ? (
        <>
          <p role="alert">{isUnknown ? runningLow.unknown : problem}</p>
          {!isUnknown && (
            <button type="button" className="button" onClick={() => run()}>
              {runningLow.tryAgain}
            </button>
          )}
          <Link className="button button--secondary" to="/product">
            {runningLow.toShop}
          </Link>
        </>
      ) : (
        <p role="status">{runningLow.filling}</p>
      )}
    </div>
  );
}
