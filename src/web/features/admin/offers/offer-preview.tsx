import { TriangleAlert } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { saleCreate, salePreviewQuery } from '../../../../contract/admin/offers.ts';
import { adminOffers } from '../../../../messages/admin-offers.ts';
import { minutesOfHours, scheduleText, windowAfter, windowAt } from '../../../../rules/scheduled-sale.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { RichText } from '../../../lib/rich-text.tsx';
import { effectWarning } from './effect-text.ts';
import { useOfferPreview } from './offers-queries.ts';

/** What the offer will do, in one sentence, while it is typed. */
export function OfferPreview() {
  const values = useWatch();
  const target = salePreviewQuery.safeParse(values);
  const effect = useOfferPreview(target.data);
  const { data: sale } = saleCreate.safeParse({ ...values, name: values.name || 'New' });
  if (!sale || !effect) return <p className="hint">{adminOffers.incomplete}</p>;
  const schedule = { ...sale, ...minutesOfHours(sale.from, sale.to) };
  const now = new Date();
  const next = windowAfter(schedule, now)?.start.toISOString();
  const warning = effectWarning(effect);
  const text = adminOffers.preview({
    schedule: scheduleText(schedule),
    percent: sale.percent,
    foods: effect.foods,
    isOn: sale.isOn,
    isRunning: windowAt(schedule, now) !== undefined,
    next: next && formatDateTime(next),
  });
  return (
    <div className="offer-preview" role="status">
      <p>
        <RichText text={text} tags={{ strong: (part) => <strong>{part}</strong> }} />
      </p>
      {warning && (
        <p className="offer-warning">
          <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
          {warning}
        </p>
      )}
    </div>
  );
}
