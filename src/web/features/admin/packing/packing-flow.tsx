import { useState } from 'react';
import type { OrderBatchList } from '../../../../contract/admin/batches.ts';
import type { PackingList, PackingOrder, ShipmentResult } from '../../../../contract/admin/packing.ts';
import { adminOffline } from '../../../../messages/admin-offline.ts';
import { adminPacking } from '../../../../messages/admin-packing.ts';
import { countPieces, pickList } from '../../../../rules/pick-list.ts';
import { toast } from '../../../lib/toast.ts';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { BottleScan } from './bottle-scan.tsx';
import { CourierStep } from './courier-step.tsx';
import { type Numbers, NumbersStep } from './numbers-step.tsx';
import { shipOrQueue } from './offline-parcels.ts';
import { withBatches } from './packing-data.ts';
import { PickLines } from './pick-lines.tsx';
import { PrintStep } from './print-step.tsx';
import { ResultStep } from './result-step.tsx';
import { Step } from './step.tsx';
import type { useStoredIds } from './use-stored-ids.ts';

export type StepName = 'pick' | 'print' | 'courier' | 'numbers' | 'result';

interface Props {
  first: StepName;
  list: PackingList;
  orders: PackingOrder[];
  taken: ReturnType<typeof useStoredIds>;
  onShipped: (orderIds: string[]) => void;
  onClose: () => void;
}

/** From the shelf to the courier, one screen after another. The orders are those that were ticked at its start. */
export function PackingFlow({ first, list, orders: all, taken, onShipped, onClose }: Props) {
  const [step, setStep] = useState(first);
  const [orders, setOrders] = useState(all);
  const [courier, setCourier] = useState('');
  const [numbers, setNumbers] = useState<Numbers>(new Map());
  // of one shipment: a repeated request, after a lost connection, has the same
  const [batchId, setBatchId] = useState(() => crypto.randomUUID());
  const [result, setResult] = useState<ShipmentResult>();
  const numbered = orders.flatMap(({ _id: orderId, version }) => {
    const trackingNumber = numbers.get(orderId);
    return trackingNumber ? { orderId, version, trackingNumber } : [];
  });
  const { run, isPending } = useAdminAction(
    () =>
      shipOrQueue(
        { batchId, courier, parcels: numbered },
        Object.fromEntries(orders.map(({ _id, name }) => [_id, name])),
      ),
    {
      onSuccess: (shipment) => {
        if (!shipment) {
          toast.info(adminOffline.savedHere);
          onShipped(numbered.map(({ orderId }) => orderId));
          return onClose();
        }
        setResult(shipment);
        setStep('result');
        onShipped(shipment.shipped.map(({ orderId }) => orderId));
      },
    },
  );
  const fix = (orderIds: string[]) => {
    // as they are now: somebody may have changed them
    const fresh = new Map(list.orders.map((order) => [order._id, order]));
    setOrders(all.filter(({ _id }) => orderIds.includes(_id)).map((order) => fresh.get(order._id) ?? order));
    setNumbers(new Map());
    setBatchId(crypto.randomUUID());
    setStep('numbers');
  };
  const changeBatches = (orderId: string, batches: OrderBatchList) =>
    setOrders((before) =>
      before.map((order) => (order._id === orderId ? withBatches(order, batches) : order)),
    );
  if (step === 'pick') {
    const lines = pickList(orders, list.sizes);
    const count = lines.filter(({ key }) => taken.ids.has(key)).length;
    return (
      <Step
        key={step}
        title={adminPacking.pickTitle}
        note={adminPacking.piecesFor({
          pieces: adminPacking.pieces(countPieces(lines)),
          orders: adminPacking.orders(orders.length),
        })}
        onBack={onClose}
        dock={
          <>
            <span>{adminPacking.linesTaken({ taken: count, all: lines.length })}</span>
            <button type="button" className="button" onClick={() => setStep('print')}>
              {adminPacking.toPrint}
            </button>
          </>
        }
      >
        <PickLines lines={lines} taken={taken} />
        <BottleScan orders={orders} onChanged={changeBatches} />
      </Step>
    );
  }
  if (step === 'print')
    return (
      <PrintStep
        key={step}
        orders={orders}
        onBack={first === 'pick' ? () => setStep('pick') : onClose}
        onNext={() => setStep('courier')}
      />
    );
  if (step === 'courier')
    return (
      <CourierStep
        key={step}
        orders={orders}
        couriers={list.couriers}
        chosen={courier}
        onBack={first === 'courier' ? onClose : () => setStep('print')}
        onNext={(name) => {
          setCourier(name);
          setStep('numbers');
        }}
      />
    );
  if (step === 'numbers')
    return (
      <NumbersStep
        key={batchId}
        orders={orders}
        courier={courier}
        numbers={numbers}
        isPending={isPending}
        onChange={setNumbers}
        onBatches={changeBatches}
        onBack={() => setStep('courier')}
        onShip={() => run()}
      />
    );
  return (
    result && (
      <ResultStep
        key={batchId}
        result={result}
        batchId={batchId}
        courier={courier}
        orders={all}
        onFix={fix}
        onDone={onClose}
      />
    )
  );
}
