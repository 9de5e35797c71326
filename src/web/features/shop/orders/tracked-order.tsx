import './order-facts.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { TrackedOrder as Tracked } from '../../../../contract/guests.ts';
import { guests } from '../../../../messages/guests.ts';
import { myOrders } from '../../../../messages/my-orders.ts';
import { purchase } from '../../../../messages/purchase.ts';
import { formatDateTime, formatDay } from '../../../../rules/shown-time.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { langOf } from '../../../lib/lang-of.ts';
import { queries } from '../../../lib/queries.ts';
import { sizeText } from '../../../lib/size-text.ts';
import { SmallImage } from '../../../ui/image.tsx';
import { NotFound } from '../../../ui/not-found.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { TrackingNumber } from '../../../ui/tracking-number.tsx';
import { ForCustomers } from '../../shared/session/guards.tsx';
import { LoginLink } from '../../shared/session/login-link.tsx';
import { OrderProgress } from './order-progress.tsx';
import { orderTitle } from './order-title.ts';
import { ParcelReports } from './parcel-reports.tsx';

interface SignedLink {
  orderId: string;
  signature: string;
}

/** What the link of an e-mail shows to whoever has it. */
export function TrackedOrder({ orderId, signature }: SignedLink) {
  const { data: order, isPending } = useQuery(
    { queryKey: ['tracked-order', orderId, signature], queryFn: () => fetchTracked({ orderId, signature }) },
    queries,
  );
  if (isPending) {
    return (
      <div className="wrap">
        <Skeleton shape="details" hasHeading />
      </div>
    );
  }
  // a wrong or old link is as good as none: visitors are redirected
  if (!order) return <ForCustomers>{() => <NotFound message={purchase.orderNotFound} />}</ForCustomers>;
  return (
    <div className="wrap">
      <div className="track__head">
        <h1>{orderTitle(order)}</h1>
        <StatusBadge status={order.status} />
      </div>
      <OrderProgress order={order} />
      <ParcelReports reports={order.parcel} />
      <div className="two-columns track__columns">
        <Items order={order} />
        <div className="two-columns__side">
          <Facts order={order} />
        </div>
      </div>
    </div>
  );
}

function fetchTracked({ orderId, signature }: SignedLink): Promise<Tracked> {
  const param = { id: encodeURIComponent(orderId) };
  return callApi(browserApi().api.orders.track[':id'].$get({ param, query: { key: signature } }));
}

function Items({ order: { items } }: { order: Tracked }) {
  return (
    <section className="panel" aria-labelledby="items">
      <h2 id="items">{myOrders.items}</h2>
      <ul className="order-summary__items">
        {items.map(({ product, size, quantity }) => (
          <li key={`${product._id} ${size}`}>
            <SmallImage url={product.imageUrl} alt="" />
            <p>
              <strong>
                <Link to={`/food/${product._id}`} lang={langOf(product, 'name')}>
                  {product.name}
                </Link>
              </strong>
              <span className="number">
                {sizeText(size)} × {quantity}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ order }: { order: Tracked }) {
  const { createdAt, arrival, courier } = order;
  return (
    <aside className="panel order-facts" aria-label={purchase.order}>
      <dl>
        <div>
          <dt>{myOrders.orderDate}</dt>
          <dd>{formatDateTime(createdAt)}</dd>
        </div>
        {arrival && (
          <div>
            <dt>{guests.expected}</dt>
            <dd>
              {guests.days({ earliest: formatDay(arrival.earliest), latest: formatDay(arrival.latest) })}
            </dd>
          </div>
        )}
        {courier && (
          <div>
            <dt>{myOrders.courier}</dt>
            <dd>
              <TrackingNumber {...order} />
            </dd>
          </div>
        )}
      </dl>
      <p>{guests.forMore}</p>
      <LoginLink className="button button--secondary button--block order-facts__login" />
    </aside>
  );
}
