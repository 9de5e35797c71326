import './thanks.css';
import { PiggyBank } from 'lucide-react';
import type { Order } from '../../../contract/order.ts';
import { cash } from '../../../messages/cash.ts';
import { thanks } from '../../../messages/thanks.ts';
import { arrivalOf } from '../../../rules/arrival.ts';
import { firstName } from '../../../rules/first-name.ts';
import { formatRupees, rupeesFromPaise } from '../../../rules/money.ts';
import { shownSpan } from '../../../rules/shown-days.ts';
import { orderTitle } from '../../features/shop/orders/order-title.ts';
import { totalsOf } from '../../features/shop/orders/order-totals.ts';
import { RichText } from '../../lib/rich-text.tsx';
import { useShop } from '../../lib/shop.ts';
import { InstallHint } from './install-hint.tsx';
import { NextSteps } from './next-steps.tsx';
import { ThanksActions } from './thanks-actions.tsx';

/** The top of the page of an order that was just paid, or will be in cash. Its heading is the page's main one. */
export function Thanks({ order, paidAt }: { order: Order; paidAt: string }) {
  const arrival = arrivalOf(order, new Date(), useShop());
  const isCash = order.paymentStatus === 'PENDING';
  const title = orderTitle(order);
  return (
    <>
      <section className="thanks" aria-labelledby="thanks">
        <div className="thanks__kolam" />
        <div className="wrap thanks__inside">
          <div>
            <h1 id="thanks">{thanks.title(firstName(order.name))}</h1>
            <p className="thanks__paid">
              <RichText
                text={isCash ? thanks.placed(title) : thanks.paid(title)}
                tags={{ order: (text) => <strong className="number">{text}</strong> }}
              />{' '}
              {isCash && `${cash.chosen(formatRupees(order.totalPrice))} `}
              {order.email && thanks.mailTo(order.email)}
            </p>
          </div>
          {arrival && (
            <div className="thanks__card">
              <p className="thanks__label">{thanks.arrives}</p>
              <p className="thanks__days number">{shownSpan(arrival)}</p>
              <p className="thanks__label">{thanks.at(placeOf(order))}</p>
              <Saving order={order} />
            </div>
          )}
        </div>
      </section>
      <div className="wrap thanks__more">
        <ThanksActions orderId={order._id} />
        <NextSteps order={order} paidAt={paidAt} arrival={arrival} />
        <InstallHint />
      </div>
    </>
  );
}

function Saving({ order }: { order: Order }) {
  const { discount, discountParts } = totalsOf(order);
  if (discount <= 0) return null;
  const amount = formatRupees(rupeesFromPaise(discount));
  const isByCoupon = discountParts.every(({ kind }) => kind === 'coupon');
  const code = isByCoupon ? order.couponCode : null;
  return (
    <p className="thanks__saved number">
      <PiggyBank size={20} strokeWidth={1.75} aria-hidden="true" />
      {code ? thanks.savedWith({ amount, code }) : thanks.saved(amount)}
    </p>
  );
}

/** Where to, in short; an imported order has its address in one line, and no dates that this stands below. */
function placeOf({ address }: Order): string {
  return typeof address === 'string'
    ? address
    : [address.street, address.area, address.district].filter(Boolean).join(', ');
}
