import type { PressPlanFood } from '../../../../contract/admin/press-plan.ts';
import { adminPressPlan } from '../../../../messages/admin-press-plan.ts';

/** What is needed above what is there. */
export function SupplyBars({ plan, text }: { plan: PressPlanFood; text: (amount: number) => string }) {
  const { orders, expected, stock } = plan;
  const highest = Math.max(1, orders + expected, stock);
  const part = (amount: number) => (amount / highest) * 100;
  return (
    <div className="plan-bars">
      <svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
        <rect className="plan-bars__orders" width={part(orders)} height={9} />
        <rect className="plan-bars__expected" x={part(orders)} width={part(expected)} height={9} />
        <rect className="plan-bars__empty" y={11} width={100} height={9} />
        <rect className="plan-bars__stock" y={11} width={part(stock)} height={9} />
      </svg>
      <ul>
        <li className="plan-bars__orders">{adminPressPlan.orders(text(orders))}</li>
        <li className="plan-bars__expected">{adminPressPlan.expected(text(expected))}</li>
        <li className="plan-bars__stock">{adminPressPlan.stock(text(stock))}</li>
      </ul>
    </div>
  );
}
