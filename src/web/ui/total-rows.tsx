import { cash } from '../../messages/cash.ts';
import { purchase } from '../../messages/purchase.ts';
import { chargeText } from '../../rules/delivery-charge.ts';
import { formatRupees, type Paise, rupeesFromPaise } from '../../rules/money.ts';
import type { OrderTotals } from '../../rules/order-totals.ts';

/** The rows from subtotal to delivery; each page has its own label for the total. */
export function TotalRows({
  totals: { subtotal, discount, discountParts, delivery, cashFee },
  subtotalText = purchase.subtotal,
  showsDiscount = false,
  deliveryText = chargeText(delivery),
}: {
  totals: OrderTotals;
  subtotalText?: string;
  /** Whether to list the parts of the discount below its total. */
  showsDiscount?: boolean;
  /** Shown instead of the amount. */
  deliveryText?: string;
}) {
  const hasTotal = showsDiscount && discount > 0;
  return (
    <dl className="order-summary__rows number">
      <Row name={subtotalText} text={rupees(subtotal)} />
      {hasTotal && (
        <Row name={purchase.discount} text={`−${rupees(discount)}`} className="order-summary__discount" />
      )}
      {discountParts.map(({ label, amount }) => (
        <Row
          key={label}
          name={label}
          text={`−${rupees(amount)}`}
          className={hasTotal ? 'order-summary__part' : 'order-summary__discount'}
        />
      ))}
      <Row name={purchase.deliveryCharge} text={deliveryText} />
      {cashFee > 0 && <Row name={cash.fee} text={rupees(cashFee)} />}
    </dl>
  );
}

function Row({ name, text, className }: { name: string; text: string; className?: string }) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

const rupees = (amount: Paise) => formatRupees(rupeesFromPaise(amount));
