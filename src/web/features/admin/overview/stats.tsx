import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Overview } from '../../../../contract/admin/overview.ts';
import { adminOverview } from '../../../../messages/admin-overview.ts';
import { percentChange } from '../../../../rules/chart.ts';
import { formatRupees } from '../../../../rules/money.ts';

/** The key figures, each compared with the period before. */
export function Stats({ overview: { now, before } }: { overview: Overview }) {
  return (
    <dl className="panel panel--flush stats">
      <Stat
        name={adminOverview.revenue}
        value={formatRupees(now.revenue)}
        change={percentChange(now.revenue, before.revenue)}
      />
      <Stat
        name={adminOverview.orders}
        value={String(now.orders)}
        change={percentChange(now.orders, before.orders)}
      />
      <Stat
        name={adminOverview.averageOrder}
        value={formatRupees(now.average)}
        change={percentChange(now.average, before.average)}
      />
      <Stat
        name={adminOverview.awaitingPayment}
        value={String(now.awaitingPayment)}
        change={percentChange(now.awaitingPayment, before.awaitingPayment)}
        isLowerBetter
      />
      <Stat
        name={adminOverview.newCustomers}
        value={String(now.newCustomers)}
        change={percentChange(now.newCustomers, before.newCustomers)}
      />
    </dl>
  );
}

function Stat({
  name,
  value,
  change,
  isLowerBetter = false,
}: {
  name: string;
  value: string;
  change: number | undefined;
  isLowerBetter?: boolean;
}) {
  const isMore = (change ?? 0) >= 0;
  const Icon = isMore ? ArrowUp : ArrowDown;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong className="number">{value}</strong>
        {change !== undefined && change !== 0 && (
          <span className={isMore === isLowerBetter ? 'stats__worse' : 'stats__better'}>
            <Icon size={14} strokeWidth={2.25} aria-hidden="true" />
            {isMore ? adminOverview.more(change) : adminOverview.less(-change)}
          </span>
        )}
      </dd>
    </div>
  );
}
