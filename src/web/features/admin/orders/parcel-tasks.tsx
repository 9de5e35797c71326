import { Link } from 'react-router';
import type { ParcelList } from '../../../../contract/admin/couriers.ts';
import { adminParcels } from '../../../../messages/admin-parcels.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { toast } from '../../../lib/toast.ts';
import { useAction } from '../../../ui/use-action.ts';
import { Failure } from '../../shared/session/failure.tsx';
import { endParcelTask, reattemptDelivery } from './parcel-queries.ts';

/** Parcels that could not be delivered, came back, or are lost or damaged. */
export function ParcelTasks({ tasks }: { tasks: ParcelList['tasks'] }) {
  const { run, isPending, error } = useAction((work: () => Promise<unknown>) => work());
  if (tasks.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="tasks" aria-busy={isPending}>
      <h2 id="tasks">{adminParcels.tasks}</h2>
      <ul className="parcel-list">
        {tasks.map(({ orderId, number, name, task, at, trackingNumber, canReattempt }) => (
          <li key={orderId}>
            <p>
              <Link to={`/admin/orders/${orderId}`}>{adminUi.orderNumber(number)}</Link> {name}{' '}
              <span className="hint">
                {trackingNumber}, {formatDateTime(at)}
              </span>
              <br />
              {adminParcels.task(task)}
            </p>
            <div className="order-actions">
              {canReattempt && (
                <button
                  type="button"
                  className="button button--small"
                  onClick={() =>
                    run(() =>
                      reattemptDelivery(orderId, '').then(() => toast.success(adminParcels.reattempted)),
                    )
                  }
                >
                  {adminParcels.reattempt}
                </button>
              )}
              <button
                type="button"
                className="button button--secondary button--small"
                onClick={() => run(() => endParcelTask(orderId))}
              >
                {adminParcels.done}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <Failure>{error?.message}</Failure>
    </section>
  );
}
