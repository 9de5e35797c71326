import { Link } from 'react-router';
import type { RemittanceRow } from '../../../../contract/admin/remittances.ts';
import { adminRemittances } from '../../../../messages/admin-remittances.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { formatDay } from '../../../../rules/shown-time.ts';
import { TableHead } from '../../../ui/table-head.tsx';
import { usePayouts } from './remittances-queries.ts';

/** The payouts that were recorded, newest first. */
export function LatestPayouts() {
  const { data: payouts } = usePayouts();
  if (!payouts) return null;
  return (
    <section className="panel panel--flush" aria-labelledby="payouts">
      <div className="payout-head">
        <h2 id="payouts">{adminRemittances.latest}</h2>
        {payouts.length === 0 && <p>{adminRemittances.none}</p>}
      </div>
      {payouts.length > 0 && (
        <table className="table">
          <TableHead
            columns={[
              adminRemittances.latest,
              adminRemittances.paidOn,
              adminRemittances.parcel,
              adminRemittances.paid,
            ]}
          />
          <tbody>
            {payouts.map((payout) => (
              <Payout key={payout._id} payout={payout} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Payout({ payout: { _id, crf, utr, paidOn, paid, count, open } }: { payout: RemittanceRow }) {
  return (
    <tr>
      <td data-label={adminRemittances.latest}>
        <span className="table__lines">
          <Link to={`/admin/remittances/${_id}`}>{adminRemittances.payout(crf)}</Link>
          {utr && <small>{utr}</small>}
        </span>
      </td>
      <td data-label={adminRemittances.paidOn}>{paidOn ? formatDay(paidOn) : '–'}</td>
      <td data-label={adminRemittances.parcel}>
        <span>
          {adminRemittances.parcels(count)}{' '}
          {open > 0 && <span className="tag-changed">{adminRemittances.openLines(open)}</span>}
        </span>
      </td>
      <td data-label={adminRemittances.paid}>{paid === null ? '–' : formatRupees(paid)}</td>
    </tr>
  );
}
