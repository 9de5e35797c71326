import './bottle-offer.css';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { OrderBatchList } from '../../../../contract/admin/batches.ts';
import type { PackingOrder, ScannedBottle } from '../../../../contract/admin/packing.ts';
import { adminBatches } from '../../../../messages/admin-batches.ts';
import { adminPacking } from '../../../../messages/admin-packing.ts';
import { countPieces } from '../../../../rules/pick-list.ts';
import { formatDay } from '../../../../rules/shown-time.ts';
import { toast } from '../../../lib/toast.ts';
import { LoadState } from '../../../ui/load-state.tsx';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { packOtherBatch, useScannedBottle } from './packing-data.ts';

interface Props {
  /** As it was scanned or typed. */
  code: string;
  orders: PackingOrder[];
  onChanged: (orderId: string, batches: OrderBatchList) => void;
}

/** A bottle in the packer's hand: the right one, or one of another batch that can be packed instead. */
export function BottleOffer({ code, orders, onChanged }: Props) {
  const {
    data: bottle,
    isError,
    refetch,
  } = useScannedBottle(
    code,
    orders.map(({ _id }) => _id),
  );
  if (bottle === undefined)
    return <LoadState thing={adminPacking.bottle} isError={isError} onRetry={refetch} />;
  const problem = problemOf(bottle);
  return (
    <div className="bottle-offer">
      {bottle && (
        <p>
          <b className="number">{bottle.code}</b> {bottle.food}
          {bottle.bestBefore && `, ${adminBatches.bestBeforeDay(formatDay(bottle.bestBefore))}`}
        </p>
      )}
      {problem ? (
        <p className="alert alert--danger" role="status">
          <TriangleAlert size={20} aria-hidden="true" />
          {problem}
        </p>
      ) : (
        bottle?.isPlanned && (
          <p className="bottle-offer__right" role="status">
            <CircleCheck size={20} aria-hidden="true" />
            {adminPacking.bottleRight}
          </p>
        )
      )}
      {bottle && (
        <ul>
          {swapsOf(bottle).map((swap) => (
            <Swap key={`${swap.size} ${swap.from}`} bottle={bottle} swap={swap} onChanged={onChanged} />
          ))}
        </ul>
      )}
    </div>
  );
}

function problemOf(bottle: ScannedBottle | null): string | undefined {
  if (!bottle) return adminPacking.bottleUnknown;
  if (!bottle.isWanted) return adminPacking.bottleNotWanted;
  return bottle.isPlanned || bottle.instead.length > 0 ? undefined : adminPacking.bottleNotSold;
}

interface Swapped {
  size: string;
  from: string;
  fromCode: string;
  lines: ScannedBottle['instead'];
  max: number;
}

/** Bottles of one size and one batch, whatever orders they are in. */
function swapsOf({ instead, sizes }: ScannedBottle): Swapped[] {
  return [...Map.groupBy(instead, ({ size, from }) => `${size} ${from}`).values()].flatMap((lines) => {
    const [first] = lines;
    if (!first) return [];
    const { size, from, fromCode } = first;
    const left = sizes.find((one) => one.size === size)?.bottles ?? 0;
    return { size, from, fromCode, lines, max: Math.min(countPieces(lines), left) };
  });
}

function Swap({
  bottle: { batchId, code },
  swap: { size, fromCode, lines, max },
  onChanged,
}: Pick<Props, 'onChanged'> & { bottle: ScannedBottle; swap: Swapped }) {
  const [text, setText] = useState(String(max));
  const quantity = Math.min(max, Math.max(1, Math.floor(Number(text)) || 1));
  const { run, isPending } = useAdminAction(
    async () => {
      let left = quantity;
      // one order after another: each has its own version, and what was changed stays when a later one fails
      for (const { orderId, quantity: pieces, fromCode: _, ...line } of lines) {
        const taken = Math.min(left, pieces);
        if (taken === 0) break;
        onChanged(orderId, await packOtherBatch(orderId, { ...line, to: batchId, quantity: taken }));
        left -= taken;
      }
    },
    { onSuccess: () => void toast.success(adminPacking.bottlesSwapped({ count: quantity, code })) },
  );
  const from = fromCode || adminBatches.notBatched;
  return (
    <li aria-busy={isPending}>
      <span>{adminPacking.insteadOf({ pieces: countPieces(lines), size, from })}</span>
      {max > 1 && (
        <input
          className="number"
          inputMode="numeric"
          aria-label={adminPacking.swapCount({ size, from })}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => setText(String(quantity))}
        />
      )}
      <button type="button" className="button button--small" onClick={() => run()}>
        {adminPacking.swap}
      </button>
    </li>
  );
}
