import '../../../styles/table.css';
import './batches.css';
import { Link } from 'react-router';
import type { BatchSummary } from '../../../../contract/admin/batches.ts';
import { adminBatches } from '../../../../messages/admin-batches.ts';
import { formatDay } from '../../../../rules/shown-time.ts';
import { TableHead } from '../../../ui/table-head.tsx';

const tagOf: Record<BatchSummary['state'], string> = {
  selling: 'tag-good',
  'sold-out': 'tag-quiet',
  expired: 'tag-bad',
  'short-life': 'tag-changed',
  blocked: 'tag-bad',
  recalled: 'tag-bad',
};

export function BatchState({ state }: Pick<BatchSummary, 'state'>) {
  return <span className={tagOf[state]}>{adminBatches.stateName(state)}</span>;
}

export const nameOf = ({ code, isUnbatched }: Pick<BatchSummary, 'code' | 'isUnbatched'>) =>
  isUnbatched ? adminBatches.notBatched : code;

export const dayText = (day: string | null) => (day ? formatDay(day) : adminBatches.unknownDay);

/** Press batches, the last first. */
export function BatchTable({ batches }: { batches: BatchSummary[] }) {
  return (
    <table className="table batch-table">
      <TableHead
        columns={[
          adminBatches.batch,
          adminBatches.pressed,
          adminBatches.bestBefore,
          adminBatches.left,
          adminBatches.state,
        ]}
      />
      <tbody>
        {batches.map((batch) => (
          <tr key={batch._id}>
            <td data-label={adminBatches.batch}>
              <span className="table__lines">
                <Link to={`/admin/batches/${batch._id}`}>
                  <strong>{nameOf(batch)}</strong>
                </Link>
                <small>{batch.food.name}</small>
              </span>
            </td>
            <td data-label={adminBatches.pressed}>{dayText(batch.pressedOn)}</td>
            <td data-label={adminBatches.bestBefore}>{dayText(batch.bestBefore)}</td>
            <td data-label={adminBatches.left}>
              <span className="batch-left number">
                {adminBatches.leftOf({ left: batch.bottles, made: batch.made })}
                <progress value={batch.bottles} max={Math.max(1, batch.made)} aria-hidden="true" />
              </span>
            </td>
            <td data-label={adminBatches.state}>
              <span>
                <BatchState state={batch.state} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
