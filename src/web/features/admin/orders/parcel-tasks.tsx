import { Link } from 'react-router';
import type { ParcelList } from '../../../../contract/admin/couriers.ts';
import { adminParcels } from '../../../../messages/admin-parcels.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { useAction } from '../../../ui/use-action.ts';
import { endParcelTask } from './parcel-queries.ts';

/** Parcels that could not be delivered, came back, or are lost or damaged. */
export function ParcelTasks({ tasks }: { tasks: ParcelList['tasks'] }) {
  const { run } = useAction(endParcelTask);
  if (tasks.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="tasks">
      <h2 id="tasks">{adminParcels.tasks}</h2>
      <ul className="parcel-list">
        {tasks.map(({ orderId, number, name, task, at, trackingNumber }) => (
          <li key={orderId}>
            <p>
              <Link to={`/admin/orders/${orderId}`}>{adminUi.orderNumber(number)}</Link> {name}{' '}
              <span className="hint">
                {trackingNumber}, {formatDateTime(at)}
              </span>
              <br />
              {adminParcels.task(task)}
            </p>
            <button
              type="button"
              className="button button--secondary button--small"
              onClick={() => run(orderId)}
            >
              {adminParcels.done}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
