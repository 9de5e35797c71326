import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { RecallSummary } from '../../../../contract/admin/recalls.ts';
import { adminRecalls } from '../../../../messages/admin-recalls.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { LoadState } from '../../../ui/load-state.tsx';
import { TableHead } from '../../../ui/table-head.tsx';
import { useRecalls } from './recalls-queries.ts';

/** By its code, as it stands on the bottle. */
export function FindBatch() {
  const id = useId();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  return (
    <form
      className="panel recall-find"
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = code.trim();
        if (wanted) void navigate(`/admin/recalls/new?batch=${encodeURIComponent(wanted)}`);
      }}
    >
      <div className="field">
        <label htmlFor={id}>{adminRecalls.findBatch}</label>
        <input id={id} className="input" value={code} onChange={({ target }) => setCode(target.value)} />
      </div>
      <button type="submit" className="button">
        {adminRecalls.find}
      </button>
    </form>
  );
}

export function RecallList() {
  const { data: recalls, isError, refetch } = useRecalls();
  if (!recalls) return <LoadState thing={adminRecalls.things} isError={isError} onRetry={refetch} />;
  if (recalls.length === 0) return <p className="panel">{adminRecalls.none}</p>;
  return (
    <div className="panel panel--flush">
      <table className="table table--links">
        <TableHead
          columns={[adminRecalls.batch, adminRecalls.startedAt, adminRecalls.reason, adminRecalls.state]}
        />
        <tbody>
          {recalls.map((recall) => (
            <Row key={recall._id} recall={recall} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ recall: { _id, batch, startedAt, reason, sentAt, endedOn } }: { recall: RecallSummary }) {
  return (
    <tr>
      <td data-label={adminRecalls.batch}>
        <span className="table__lines">
          <Link className="table__link" to={`/admin/recalls/${_id}`}>
            <strong>{batch.code}</strong>
          </Link>
          <small>{batch.food}</small>
        </span>
      </td>
      <td data-label={adminRecalls.startedAt}>{formatDateTime(startedAt)}</td>
      <td data-label={adminRecalls.reason}>{reason}</td>
      <td data-label={adminRecalls.state}>
        <RecallState isSent={sentAt !== null} isEnded={endedOn !== null} />
      </td>
    </tr>
  );
}

export function RecallState({ isSent, isEnded }: { isSent: boolean; isEnded: boolean }) {
  if (isEnded) return <span className="tag-quiet">{adminRecalls.ended}</span>;
  return isSent ? (
    <span className="tag-changed">{adminRecalls.underWay}</span>
  ) : (
    <span className="tag-bad">{adminRecalls.notSent}</span>
  );
}
