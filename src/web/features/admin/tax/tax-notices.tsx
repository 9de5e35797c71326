import { Link } from 'react-router';
import type { TaxMonthView } from '../../../../contract/admin/tax.ts';
import { adminTax } from '../../../../messages/admin-tax.ts';
import { currentLanguage } from '../../../../messages/current-language.ts';
import { addDays } from '../../../../rules/days.ts';
import { formatPaise, nearestPaise } from '../../../../rules/money.ts';
import { lastDayOf } from '../../../../rules/months.ts';
import { shownDayAndMonth } from '../../../../rules/shown-time.ts';
import { Notice } from './notice.tsx';

/** What the admin should know or fix before the return is filed. */
export function TaxNotices({ month }: { month: TaxMonthView }) {
  return (
    <div className="tax-stack">
      {month.isRunning && <Running month={month.month} />}
      {month.warnings.map((warning) => (
        <Warning key={warning.kind} warning={warning} />
      ))}
      {month.ranges.length === 0 && <Notice kind="info">{adminTax.nothingIssued}</Notice>}
      {month.gaps.length > 0 && (
        <Notice kind="bad">
          <b>{adminTax.gap}</b> {month.gaps.join(', ')}
        </Notice>
      )}
      {month.ranges.length > 0 && month.gaps.length === 0 && (
        <Notice kind="good">
          <b>{adminTax.noGap}</b> {rangesText(month.ranges)}
        </Notice>
      )}
    </div>
  );
}

function rangesText(ranges: TaxMonthView['ranges']): string {
  return ranges
    .map(({ kind, from, to, count }) =>
      adminTax.range({
        from,
        to,
        count: kind === 'note' ? adminTax.countedNotes(count) : adminTax.countedInvoices(count),
      }),
    )
    .join(' ');
}

function Running({ month }: { month: string }) {
  const language = currentLanguage();
  const last = lastDayOf(month);
  return (
    <Notice kind="info">
      <b>{adminTax.running}</b>{' '}
      {adminTax.runningNote({
        last: shownDayAndMonth(last, language),
        next: shownDayAndMonth(addDays(last, 1), language),
      })}
    </Notice>
  );
}

function Warning({ warning }: { warning: TaxMonthView['warnings'][number] }) {
  const { kind, count, names, orders } = warning;
  const amount = formatPaise(nearestPaise(Math.abs(warning.amount)));
  return (
    <Notice kind={kind === 'rounding' ? 'info' : 'warning'}>
      <b>{adminTax.warningTitle({ kind, count, amount })}</b> {names.length > 0 && `${names.join(', ')}. `}
      {orders.length > 0 && kind !== 'eway' && (
        <>{adminTax.inOrders(orders.map(({ number }) => `#${number}`).join(', '))} </>
      )}
      {adminTax.warningText(kind)}{' '}
      {kind === 'no-hsn' && (
        <Link to={`/admin/foods/${encodeURIComponent(names[0] ?? '')}`}>{adminTax.addHsn}</Link>
      )}
      {kind === 'no-gstin' && <Link to="/admin/settings">{adminTax.toSettings}</Link>}
    </Notice>
  );
}
