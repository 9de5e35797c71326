import '../../../styles/table.css';
import './stock-history.css';
import type { StockHistoryEntry } from '../../../../contract/admin/stock.ts';
import type { AdminFood } from '../../../../contract/food-input.ts';
import { adminStock } from '../../../../messages/admin-stock.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { AdminFilter } from '../../../ui/admin-filter.tsx';
import { AdminList } from '../../../ui/admin-list.tsx';
import type { Choice } from '../../../ui/select-field.tsx';
import { StaffLink } from '../../../ui/staff-link.tsx';
import { TableHead } from '../../../ui/table-head.tsx';
import { useStockHistory } from './stock-queries.ts';

interface StockHistoryProps {
  food: AdminFood;
  /** Empty: all sizes, also those that are no longer sold. */
  size: string;
  onSize: (size: string) => void;
}

export function StockHistory({ food, size, onSize }: StockHistoryProps) {
  const list = useStockHistory(food._id, size);
  return (
    <section aria-labelledby="stock-history">
      <h2 id="stock-history" className="stock-history__title">
        {adminStock.history}
      </h2>
      <AdminList
        list={list}
        things={adminStock.things}
        emptyText={adminStock.noHistory}
        filters={
          <AdminFilter
            label={adminStock.size}
            choices={[
              ['', adminStock.allSizes],
              ...food.quantities.map((one): Choice => [one.size, one.size]),
            ]}
            value={size}
            onChange={onSize}
          />
        }
      >
        {(entries) => <HistoryTable entries={entries} />}
      </AdminList>
    </section>
  );
}

function HistoryTable({ entries }: { entries: StockHistoryEntry[] }) {
  return (
    <table className="table table--stock">
      <TableHead
        columns={[
          adminStock.when,
          adminStock.size,
          adminStock.reason,
          adminStock.change,
          adminStock.after,
          adminStock.who,
        ]}
      />
      <tbody>
        {entries.map(({ id, at, size, reason, note, order, delta, stock, actor, apiKey }) => (
          <tr key={id}>
            <td data-label={adminStock.when}>{formatDateTime(at)}</td>
            <td data-label={adminStock.size}>{size}</td>
            <td data-label={adminStock.reason}>
              <span className="table__lines">
                <strong>{adminStock.reasonName(reason)}</strong>
                {order && (
                  <StaffLink to={`/admin/orders/${order._id}`}>{adminUi.orderNumber(order.number)}</StaffLink>
                )}
                {note && <small>{note}</small>}
              </span>
            </td>
            <td data-label={adminStock.change} className="number">
              {delta > 0 ? `+${delta}` : `−${-delta}`}
            </td>
            <td data-label={adminStock.after} className="number">
              {stock ?? adminStock.unlimited}
            </td>
            <td data-label={adminStock.who}>{apiKey === null ? (actor ?? '–') : adminUi.apiKey(apiKey)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
