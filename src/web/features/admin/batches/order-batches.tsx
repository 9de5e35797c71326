import './batches.css';
import { useState } from 'react';
import { z } from 'zod';
import type { LineBatch, OrderBatchList } from '../../../../contract/admin/batches.ts';
import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import { adminBatches } from '../../../../messages/admin-batches.ts';
import { toast } from '../../../lib/toast.ts';
import { useRight } from '../../../lib/use-right.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Choice } from '../../../ui/select-field.tsx';
import { StaffLink } from '../../../ui/staff-link.tsx';
import { dayText, nameOf } from './batch-table.tsx';
import { changeOrderBatch, useOrderBatches } from './batches-queries.ts';

const NOT_YET_SHIPPED = new Set(['NEW', 'PENDING', 'CONFIRMED', 'PAYMENT']);

const form = z.object({
  chosen: z.string(),
  scanned: z.string().trim().max(300),
  quantity: z.coerce.number().int().min(1).max(1000),
});

/** What was in this order: the batches of its lines. Until it leaves, the packer may take another batch. */
export function OrderBatches({ order }: { order: OrderDetail }) {
  const { data } = useOrderBatches(order._id);
  const [changed, setChanged] = useState<LineBatch>();
  const mayPack = useRight('pack-orders');
  if (!data || data.batches.length === 0) return null;
  const nameOfFood = (foodId: string) =>
    order.items.find(({ product }) => product._id === foodId)?.product.name ?? foodId;
  return (
    <section className="panel" aria-labelledby="order-batches">
      <h2 id="order-batches">{adminBatches.ofOrder}</h2>
      <ul className="order-batches">
        {data.batches.map((line) => (
          <li key={`${line.batchId} ${line.foodId} ${line.size}`}>
            <span>
              <strong className="number">
                {line.quantity} × {nameOfFood(line.foodId)}, {line.size}
              </strong>
              <br />
              <StaffLink to={`/admin/batches/${line.batchId}`}>{nameOf(line)}</StaffLink>
              {line.bestBefore && ` · ${adminBatches.bestBeforeDay(dayText(line.bestBefore))}`}{' '}
              {!line.isSellable && <span className="tag-bad">{adminBatches.stateName('blocked')}</span>}
              {line.returned > 0 && ` · ${adminBatches.cameBack(line.returned)}`}
            </span>
            {mayPack && NOT_YET_SHIPPED.has(order.status) && line.quantity > 0 && (
              <button
                type="button"
                className="button button--secondary button--small"
                aria-label={adminBatches.packAnotherOf(nameOf(line))}
                onClick={() => setChanged(line)}
              >
                {adminBatches.packAnother}
              </button>
            )}
          </li>
        ))}
      </ul>
      {changed && (
        <ChangeDialog orderId={order._id} list={data} line={changed} onClose={() => setChanged(undefined)} />
      )}
    </section>
  );
}

interface ChangeProps {
  orderId: string;
  list: OrderBatchList;
  line: LineBatch;
  onClose: () => void;
}

function ChangeDialog({ orderId, list, line, onClose }: ChangeProps) {
  const others = list.choices.filter(
    ({ foodId, size, batchId }) => foodId === line.foodId && size === line.size && batchId !== line.batchId,
  );
  return (
    <Dialog title={adminBatches.packAnotherOf(nameOf(line))} isOpen onClose={onClose}>
      <AdminForm
        className="dialog-form"
        schema={form}
        fields={[
          {
            name: 'chosen',
            label: adminBatches.choose,
            kind: 'select',
            choices: others.map(
              (other): Choice => [
                other.batchId,
                `${nameOf(other)} · ${dayText(other.bestBefore)} · ${other.bottles}`,
              ],
            ),
          },
          { name: 'scanned', label: adminBatches.scanned },
          { name: 'quantity', label: adminBatches.bottles, kind: 'number', inputMode: 'numeric' },
        ]}
        values={{ chosen: others[0]?.batchId ?? '', scanned: '', quantity: String(line.quantity) }}
        button={adminBatches.pack}
        isUnguarded
        onSave={async ({ chosen, scanned, quantity }) => {
          const { foodId, size, batchId: from } = line;
          const to = scanned || chosen;
          await changeOrderBatch(orderId, { version: list.version, foodId, size, from, to, quantity });
          toast.success(adminBatches.packed);
          onClose();
          return undefined;
        }}
      />
    </Dialog>
  );
}
