import './bottle-offer.css';
import '../../../ui/icon-button.css';
import { ScanQrCode } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { OrderBatchList } from '../../../../contract/admin/batches.ts';
import type { PackingOrder } from '../../../../contract/admin/packing.ts';
import { adminPacking } from '../../../../messages/admin-packing.ts';
import { toast } from '../../../lib/toast.ts';
import { canScan } from './barcode-reader.ts';
import { BottleOffer } from './bottle-offer.tsx';
import { Scanner } from './scanner.tsx';

/** Checks a bottle against the pick list; in a shop without batches there is nothing to check. */
export function BottleScan({
  orders,
  onChanged = () => undefined,
}: {
  orders: PackingOrder[];
  onChanged?: (orderId: string, batches: OrderBatchList) => void;
}) {
  const [text, setText] = useState('');
  const [code, setCode] = useState('');
  const [isScanning, setIsScanning] = useState(false);
  if (!orders.some(({ lines }) => lines.some(({ batches }) => batches?.length))) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setCode(text.trim());
    setText('');
  };
  return (
    <details className="bottle-scan">
      <summary>{adminPacking.checkBottle}</summary>
      <div className="bottle-scan__body">
        {isScanning && (
          <Scanner
            hint={adminPacking.holdBottle}
            onRead={setCode}
            onFail={() => {
              setIsScanning(false);
              toast.error(adminPacking.noCameraForBottle);
            }}
          />
        )}
        <form method="post" onSubmit={submit}>
          <label htmlFor="bottle-code">{adminPacking.bottleCode}</label>
          <input
            id="bottle-code"
            value={text}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={300}
            onChange={({ target }) => setText(target.value)}
          />
          {canScan() && (
            <button
              type="button"
              className="icon-button"
              aria-label={isScanning ? adminPacking.stopScan : adminPacking.scanBottle}
              onClick={() => setIsScanning(!isScanning)}
            >
              <ScanQrCode size={22} aria-hidden="true" />
            </button>
          )}
          <button type="submit" className="button button--secondary button--small" disabled={!text.trim()}>
            {adminPacking.check}
          </button>
        </form>
        {code && <BottleOffer key={code} code={code} orders={orders} onChanged={onChanged} />}
      </div>
    </details>
  );
}
