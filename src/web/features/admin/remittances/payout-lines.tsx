import { Link } from 'react-router';
import type { RemittanceLineView } from '../../../../contract/admin/remittances.ts';
import { adminRemittances } from '../../../../messages/admin-remittances.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { formatRupees } from '../../../../rules/money.ts';
import type { LineState } from '../../../../rules/remittances.ts';
import { TableHead } from '../../../ui/table-head.tsx';

const classes: Record<LineState, string> = {
  matched: 'tag-good',
  settled: 'tag-quiet',
  differs: 'tag-changed',
  adjusted: 'tag-changed',
  unclear: 'tag-bad',
  unknown: 'tag-bad',
};

/** Each parcel of a payout with what becomes of it. Those that wait for a person come first. */
export function PayoutLines({ lines }: { lines: RemittanceLineView[] }) {
  const weight = ({ state }: RemittanceLineView) => (state === 'matched' || state === 'settled' ? 1 : 0);
  return (
    <table className="table payout-lines">
      <TableHead
        columns={[
          adminRemittances.parcel,
          adminRemittances.order,
          adminRemittances.amount,
          adminRemittances.result,
        ]}
      />
      <tbody>
        {lines
          .toSorted((a, b) => weight(a) - weight(b))
          .map((line) => (
            <Line key={`${line.crf} ${line.awb}`} line={line} />
          ))}
      </tbody>
    </table>
  );
}

function Line({ line }: { line: RemittanceLineView }) {
  const { awb, amount, adjusted, state, orderId, orderNumber, orderTotal } = line;
  const notes = [
    orderTotal !== null && orderTotal !== amount && adminRemittances.orderTotal(formatRupees(orderTotal)),
    adjusted !== 0 && adminRemittances.adjustedBy(formatRupees(adjusted)),
  ].filter((note) => note !== false);
  return (
    <tr>
      <td data-label={adminRemittances.parcel}>{awb}</td>
      <td data-label={adminRemittances.order}>
        {orderId && orderNumber !== null ? (
          <Link to={`/admin/orders/${orderId}`}>{adminUi.orderNumber(orderNumber)}</Link>
        ) : (
          '–'
        )}
      </td>
      <td data-label={adminRemittances.amount}>
        <span className="table__lines">
          <strong>{formatRupees(amount)}</strong>
          {notes.map((note) => (
            <small key={note}>{note}</small>
          ))}
        </span>
      </td>
      <td data-label={adminRemittances.result}>
        <span>
          <span className={classes[state]}>{adminRemittances.state(state)}</span>
        </span>
      </td>
    </tr>
  );
}
