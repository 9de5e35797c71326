import './result-step.css';
import { CircleAlert, CircleCheck, FileText, Truck, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PackingOrder, ParcelFailure, ShipmentResult } from '../../../../contract/admin/packing.ts';
import { adminPacking } from '../../../../messages/admin-packing.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { toast } from '../../../lib/toast.ts';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { revertShipment, weightText } from './packing-data.ts';

/** Numbers that can be entered again. */
const FIXABLE = ['number-used', 'number-invalid', 'changed'];

interface Props {
  result: ShipmentResult;
  batchId: string;
  courier: string;
  /** As they were before shipping. */
  orders: PackingOrder[];
  onFix: (orderIds: string[]) => void;
  onDone: () => void;
}

export function ResultStep({ result, batchId, courier, orders, onFix, onDone }: Props) {
  const [notUndone, setNotUndone] = useState<ParcelFailure[]>([]);
  const seconds = useSecondsLeft(result.revertSeconds);
  const { run, isPending } = useAdminAction(() => revertShipment(batchId), {
    onSuccess: ({ undone, failed }) => {
      if (undone.length > 0) toast.success(adminPacking.undone(undone.length));
      setNotUndone(failed);
      if (failed.length === 0) onDone();
    },
  });
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const { shipped, failed } = result;
  return (
    <section className="pack-step pack-result">
      <div className="pack-result__head" role="status">
        <span aria-hidden="true">
          <Truck size={34} />
        </span>
        <h1>{adminPacking.result({ shipped: shipped.length, failed: failed.length })}</h1>
        {shipped.length > 0 && (
          <p>
            {seconds > 0
              ? adminPacking.mailsIn(`0:${String(seconds).padStart(2, '0')}`)
              : adminPacking.mailsLeft}
          </p>
        )}
        {shipped.length > 0 && seconds > 0 && (
          <button
            type="button"
            className="button button--secondary"
            aria-busy={isPending}
            onClick={() => run()}
          >
            <Undo2 size={18} aria-hidden="true" />
            {adminPacking.revert(shipped.length)}
          </button>
        )}
      </div>
      <Failures title={adminPacking.notUndone} failures={notUndone} />
      <Failures title={adminPacking.notShipped} failures={failed} onFix={onFix} />
      {shipped.length > 0 && (
        <section className="pack-group">
          <h2>{adminPacking.shippedWith(courier)}</h2>
          <ul className="pack-results">
            {shipped.map(({ orderId, number, name, trackingNumber }) => (
              <li key={orderId}>
                <CircleCheck className="pack-ok" size={22} aria-hidden="true" />
                <p>
                  <b>
                    #{number} {name}
                  </b>
                  <span className="number">{trackingNumber}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="pack-result__actions">
        {shipped.length > 0 && (
          <button type="button" className="button button--secondary" onClick={() => window.print()}>
            <FileText size={18} aria-hidden="true" />
            {adminPacking.handover}
          </button>
        )}
        <button type="button" className="button" onClick={onDone}>
          {adminPacking.toList}
        </button>
      </div>
      <Handover shipped={shipped} courier={courier} orders={orders} />
    </section>
  );
}

function Failures({
  title,
  failures,
  onFix,
}: {
  title: string;
  failures: ParcelFailure[];
  onFix?: (orderIds: string[]) => void;
}) {
  if (failures.length === 0) return null;
  return (
    <section className="pack-group">
      <h2>{title}</h2>
      <ul className="pack-results">
        {failures.map(({ orderId, number, name, code, text }) => (
          <li key={orderId}>
            <CircleAlert className="pack-bad" size={22} aria-hidden="true" />
            <p>
              <b>
                {number && `#${number}`} {name}
              </b>
              <span>{text}</span>
            </p>
            {onFix && FIXABLE.includes(code) && (
              <button
                type="button"
                className="button button--secondary button--small"
                onClick={() => onFix([orderId])}
              >
                {adminPacking.fix}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Only printed: what the driver signs. */
function Handover({
  shipped,
  courier,
  orders,
}: Pick<Props, 'courier' | 'orders'> & Pick<ShipmentResult, 'shipped'>) {
  return (
    <article className="handover">
      <h1>{adminPacking.handoverTitle(courier)}</h1>
      <p>
        {formatDateTime(new Date().toISOString())} · {adminPacking.parcelCount(shipped.length)}
      </p>
      <table>
        <tbody>
          {shipped.map(({ orderId, number, name, trackingNumber }) => {
            const order = orders.find(({ _id }) => _id === orderId);
            return (
              <tr key={orderId}>
                <td>#{number}</td>
                <td>{name}</td>
                <td>{order?.place}</td>
                <td>{trackingNumber}</td>
                <td>{order && weightText(order.weightGrams)}</td>
                <td>{order?.cash != null && adminPacking.cash(formatRupees(order.cash))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="handover__signature">{adminPacking.signature}</p>
    </article>
  );
}

function useSecondsLeft(from: number): number {
  const [end] = useState(() => Date.now() + from * 1000);
  const [left, setLeft] = useState(Math.floor(from));
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.floor((end - Date.now()) / 1000))), 500);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}
