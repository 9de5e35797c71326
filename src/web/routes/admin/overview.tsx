import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import '../../features/admin/overview/overview.css';
import { adminOverview } from '../../../messages/admin-overview.ts';
import { OrderTable } from '../../features/admin/orders/order-table.tsx';
import { lastDays, useLatestOrders, useOverview } from '../../features/admin/overview/overview-queries.ts';
import { Coupons, LowStock, Statuses, TopFoods, TopSizes } from '../../features/admin/overview/panels.tsx';
import { RangePicker } from '../../features/admin/overview/range-picker.tsx';
import { SalesPanel } from '../../features/admin/overview/sales-panel.tsx';
import { Stats } from '../../features/admin/overview/stats.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { useFilter } from '../../lib/use-filter.ts';
import { LoadState } from '../../ui/load-state.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: adminOverview.title, isPrivate: true })(source);

const USUAL_DAYS = 30;

export default function AdminOverviewPage() {
  const [input, change] = useFilter(['from', 'to']);
  const range = { ...lastDays(USUAL_DAYS), ...input };
  const { data: overview, isError, refetch } = useOverview(range);
  const latest = useLatestOrders();
  return (
    <>
      <div className="page-head-row">
        <h1>{adminOverview.title}</h1>
        <RangePicker range={range} onChange={change} />
      </div>
      {(!overview || isError) && (
        <LoadState thing={adminOverview.things} isError={isError} onRetry={refetch} />
      )}
      {overview && (
        <>
          <Stats overview={overview} />
          <SalesPanel overview={overview} />
          <div className="overview-pair">
            <TopFoods foods={overview.foods} />
            <Statuses statuses={overview.statuses} />
            <TopSizes sizes={overview.sizes} />
            <div>
              <Coupons coupons={overview.coupons} />
              <LowStock rows={overview.lowStock} />
            </div>
          </div>
        </>
      )}
      {latest && latest.length > 0 && (
        <section className="panel panel--flush" aria-labelledby="latest">
          <h2 id="latest" className="panel__title">
            {adminOverview.latestOrders}
          </h2>
          <OrderTable orders={latest} />
        </section>
      )}
    </>
  );
}
