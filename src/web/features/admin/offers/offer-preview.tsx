import { TriangleAlert } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { saleCreate, salePreviewQuery } from '../../../../contract/admin/offers.ts';
import { minutesOfHours, scheduleText, windowAfter, windowAt } from '../../../../rules/scheduled-sale.ts';
import { formatDateTime } from '../../../lib/format-date-time.ts';
import { effectWarning, foodsText } from './effect-text.ts';
import { useOfferPreview } from './offers-queries.ts';

/** What the offer will do, in one sentence, while it is typed. */
export function OfferPreview() {
  const values = useWatch();
  const target = salePreviewQuery.safeParse(values);
  const effect = useOfferPreview(target.data);
  const { data: sale } = saleCreate.safeParse({ ...values, name: values.name || 'New' });
  if (!sale || !effect)
    return <p className="hint">Fill in the form to see when it runs and what it changes.</p>;
  const schedule = { ...sale, ...minutesOfHours(sale.from, sale.to) };
  const now = new Date();
  const next = windowAfter(schedule, now)?.start.toISOString();
  const warning = effectWarning(effect);
  return (
    <div className="offer-preview" role="status">
      <p>
        Runs <strong>{scheduleText(schedule)}</strong>, <strong>{sale.percent}% off</strong>{' '}
        {foodsText(effect.foods)}
        {windowAt(schedule, now) ? '; running now' : ''}
        {next ? `; next: ${formatDateTime(next)}` : ''}
        {!sale.isOn && '. It is off: nothing happens until you switch it on'}
        {sale.isOn && !next && !windowAt(schedule, now) && '; none of these days comes'}.
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
