import { Check } from 'lucide-react';
import type { Order } from '../../../contract/order.ts';
import { thanks } from '../../../messages/thanks.ts';
import { type DaySpan, dispatchDay } from '../../../rules/arrival.ts';
import { shownSpan, weekdayAndDay } from '../../../rules/shown-days.ts';
import { formatDateTime } from '../../../rules/shown-time.ts';
import { useShop } from '../../lib/shop.ts';

interface NextStepsProps {
  order: Order;
  paidAt: string;
  arrival: DaySpan | undefined;
}

export function NextSteps({ order, paidAt, arrival }: NextStepsProps) {
  const day = weekdayAndDay(dispatchDay(paidAt, useShop()));
  return (
    <section className="panel" aria-labelledby="next">
      <h2 id="next">{thanks.next}</h2>
      <ol className="next-steps">
        <li className="next-steps__done">
          <span className="next-steps__dot">
            <Check size={16} strokeWidth={2.5} aria-hidden="true" />
          </span>
          <strong>{order.paymentStatus === 'PENDING' ? thanks.stepPlaced : thanks.stepPaid}</strong>
          <span className="number">{formatDateTime(paidAt)}</span>
        </li>
        <li className="next-steps__now">
          <span className="next-steps__dot" />
          <strong>{thanks.stepPack}</strong>
          <span>{order.email ? thanks.byDay(day) : thanks.byDayOnly(day)}</span>
        </li>
        <li>
          <span className="next-steps__dot" />
          <strong>{thanks.stepDoor}</strong>
          <span className="number">{arrival && shownSpan(arrival)}</span>
        </li>
      </ol>
    </section>
  );
}
