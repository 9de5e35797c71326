import '../../features/admin/orders/order.css';
import '../../features/admin/orders/parcels.css';
import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { adminOrders } from '../../../messages/admin-orders.ts';
import { adminParcels } from '../../../messages/admin-parcels.ts';
import { useParcels } from '../../features/admin/orders/parcel-queries.ts';
import { ParcelTasks } from '../../features/admin/orders/parcel-tasks.tsx';
import { WaitingParcels } from '../../features/admin/orders/waiting-parcels.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadState } from '../../ui/load-state.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: adminParcels.title, isPrivate: true })(source);

export default function AdminCouriersPage() {
  const { data, isError, refetch } = useParcels();
  if (!data) return <LoadState thing={adminParcels.thing} isError={isError} onRetry={refetch} />;
  const waiting = Map.groupBy(data.waiting, ({ courier }) => courier);
  return (
    <>
      <BackLink to="/admin/orders">{adminOrders.title}</BackLink>
      <h1>{adminParcels.title}</h1>
      <div className="parcels">
        <ParcelTasks tasks={data.tasks} />
        {data.waiting.length === 0 && <p className="panel">{adminParcels.noneWaiting}</p>}
        {data.couriers.map((courier) => {
          const parcels = waiting.get(courier.id);
          return parcels && <WaitingParcels key={courier.id} courier={courier} parcels={parcels} />;
        })}
      </div>
    </>
  );
}
