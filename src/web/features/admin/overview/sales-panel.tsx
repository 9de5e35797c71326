import { useState } from 'react';
import type { Overview } from '../../../../contract/admin/overview.ts';
import { adminOverview } from '../../../../messages/admin-overview.ts';
import { barsOf } from '../../../../rules/chart.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { formatDay } from '../../../../rules/shown-time.ts';
import { BarChart } from '../../../ui/bar-chart.tsx';

/** Revenue per day, as a chart or as a table. */
export function SalesPanel({ overview }: { overview: Overview }) {
  const [isTable, setTable] = useState(false);
  const { days, now } = overview;
  const best = days.reduce((top, day) => (day.revenue > top.revenue ? day : top), days[0] ?? NOTHING);
  const summary = adminOverview.summary({
    from: formatDay(overview.from),
    to: formatDay(overview.to),
    total: formatRupees(now.revenue),
    best: formatDay(best.day),
    bestTotal: formatRupees(best.revenue),
  });
  return (
    <section className="panel" aria-labelledby="sales">
      <div className="page-head-row">
        <h2 id="sales">{adminOverview.revenuePerDay}</h2>
        <fieldset className="view-switch">
          <legend className="visually-hidden">{adminOverview.showAs}</legend>
          {[false, true].map((value) => (
            <label key={String(value)}>
              <input type="radio" name="as" checked={isTable === value} onChange={() => setTable(value)} />
              {value ? adminOverview.table : adminOverview.chart}
            </label>
          ))}
        </fieldset>
      </div>
      {isTable ? (
        // focusable, so that the keyboard can scroll a long table
        <section className="day-table" aria-label={adminOverview.revenueTable} tabIndex={-1}>
          <table className="plain-table">
            <thead>
              <tr>
                <th scope="col">{adminOverview.day}</th>
                <th scope="col">{adminOverview.orders}</th>
                <th scope="col">{adminOverview.gross}</th>
                <th scope="col">{adminOverview.refunded}</th>
                <th scope="col">{adminOverview.net}</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, orders, gross, refunded, revenue }) => (
                <tr key={day}>
                  <th scope="row">{formatDay(day)}</th>
                  <td>{orders}</td>
                  <td>{formatRupees(gross)}</td>
                  <td>{refunded > 0 ? `−${formatRupees(refunded)}` : '–'}</td>
                  <td>{formatRupees(revenue)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : (
        <BarChart bars={barsOf(days)} summary={summary} />
      )}
      {now.refunded > 0 && (
        <p className="hint">
          {adminOverview.moneyMoved({
            gross: formatRupees(now.gross),
            refunded: formatRupees(now.refunded),
            net: formatRupees(now.revenue),
          })}
        </p>
      )}
    </section>
  );
}

const NOTHING = { day: '2000-01-01', orders: 0, gross: 0, refunded: 0, revenue: 0 };
