import './numbers-step.css';
import '../../../ui/icon-button.css';
import { Circle, CircleCheck, Pencil, ScanBarcode } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { OrderBatchList } from '../../../../contract/admin/batches.ts';
import type { PackingOrder } from '../../../../contract/admin/packing.ts';
import { adminPacking } from '../../../../messages/admin-packing.ts';
import { isBottleAddress } from '../../../../rules/batches.ts';
import { trackingNumberProblem } from '../../../../rules/tracking-number.ts';
import { toast } from '../../../lib/toast.ts';
import { canScan } from './barcode-reader.ts';
import { BottleOffer } from './bottle-offer.tsx';
import { weightText } from './packing-data.ts';
import { Scanner } from './scanner.tsx';
import { Step } from './step.tsx';

export type Numbers = ReadonlyMap<string, string>;

const NUMBER_LENGTH = 80;
const plain = (number: string) => number.replaceAll(' ', '').toLowerCase();

/** Numbers come one after another: typed, pasted, or read by a camera or a scanner that types. */
export function NumbersStep({
  orders,
  courier,
  numbers,
  isPending,
  onChange,
  onBatches,
  onBack,
  onShip,
}: {
  orders: PackingOrder[];
  courier: string;
  numbers: Numbers;
  isPending: boolean;
  onChange: (numbers: Numbers) => void;
  onBatches: (orderId: string, batches: OrderBatchList) => void;
  onBack: () => void;
  onShip: () => void;
}) {
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const [corrected, setCorrected] = useState('');
  const [bottle, setBottle] = useState('');
  const [isScanning, setIsScanning] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const isOpen = ({ _id }: PackingOrder) => !numbers.has(_id) && !skipped.has(_id);
  const current = orders.find(({ _id }) => _id === corrected) ?? orders.find(isOpen);
  const left = orders.filter(isOpen).length;

  const add = (typed: string) => {
    // a bottle, not a parcel
    setBottle(isBottleAddress(typed) ? typed.trim() : '');
    if (isBottleAddress(typed)) {
      setText('');
      setError('');
      return;
    }
    const wanted = typed.split(/[\n\t,;]+/).map((one) => one.trim().slice(0, NUMBER_LENGTH));
    const changed = new Map(numbers);
    let next = current;
    let problem = '';
    for (const number of wanted.filter(Boolean)) {
      if (!next) break;
      const user = orders.find(
        ({ _id }) => _id !== next?._id && plain(changed.get(_id) ?? '') === plain(number),
      );
      const found = trackingNumberProblem(courier, number);
      if (user) problem = adminPacking.inList(user.name);
      else if (found?.level === 'error') problem = adminPacking.numberInvalid(courier);
      if (problem) break;
      if (found) toast.info(adminPacking.unusual);
      changed.set(next._id, number);
      next = orders.find(({ _id }) => !changed.has(_id) && !skipped.has(_id));
    }
    setError(problem);
    if (!problem) setText('');
    setCorrected('');
    onChange(changed);
    input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add(text);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[\n\t]/.test(pasted.trim())) return;
    event.preventDefault();
    add(pasted);
  };
  const ready = orders.filter(({ _id }) => numbers.has(_id)).length;
  return (
    <Step
      title={adminPacking.numbersTitle}
      note={`${courier} · ${adminPacking.done({ done: ready, all: orders.length })}`}
      onBack={onBack}
      dock={
        <>
          {current && (
            <button
              type="button"
              className="button button--secondary"
              onClick={() => setSkipped(new Set([...skipped, current._id]))}
            >
              {adminPacking.skip}
            </button>
          )}
          <button
            type="button"
            className="button"
            disabled={ready === 0}
            aria-busy={isPending}
            onClick={onShip}
          >
            {left > 0 ? adminPacking.shipLeft({ ready, left }) : adminPacking.ship(ready)}
          </button>
        </>
      }
    >
      {isScanning && (
        <Scanner
          onRead={add}
          onFail={() => {
            setIsScanning(false);
            setError(adminPacking.noCamera);
          }}
        />
      )}
      <div className="pack-numbers">
        {current && (
          <p className="pack-now">
            <span>{adminPacking.now}</span>
            <b>{current.name}</b>
            <em>
              #{current.number} · {current.place} · {weightText(current.weightGrams)}
            </em>
          </p>
        )}
        {bottle && (
          <BottleOffer
            key={bottle}
            code={bottle}
            orders={current ? [current] : orders}
            onChanged={onBatches}
          />
        )}
        <form method="post" onSubmit={submit}>
          <label htmlFor="tracking">{adminPacking.number}</label>
          <input
            id="tracking"
            ref={input}
            value={text}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby="tracking-hint"
            aria-invalid={error !== ''}
            onChange={({ target }) => setText(target.value)}
            onPaste={paste}
          />
          <button type="submit" className="button button--secondary">
            {adminPacking.add}
          </button>
          <p id="tracking-hint" className="hint" role={error ? 'alert' : undefined}>
            {error || adminPacking.numberHint}
          </p>
        </form>
        {canScan() && (
          <button
            type="button"
            className="button button--secondary"
            onClick={() => setIsScanning(!isScanning)}
          >
            <ScanBarcode size={18} aria-hidden="true" />
            {isScanning ? adminPacking.stopScan : adminPacking.scan}
          </button>
        )}
        <ul>
          {orders.map(({ _id, name, number }) => (
            <li key={_id}>
              {numbers.has(_id) ? (
                <CircleCheck className="pack-ok" size={22} aria-hidden="true" />
              ) : (
                <Circle size={22} aria-hidden="true" />
              )}
              <p>
                <b>{name}</b>
                <span className="number">
                  {numbers.get(_id) ?? (skipped.has(_id) ? adminPacking.skipped : adminPacking.waits)}
                </span>
              </p>
              {(numbers.has(_id) || skipped.has(_id)) && (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={adminPacking.change(number)}
                  onClick={() => {
                    setCorrected(_id);
                    setText(numbers.get(_id) ?? '');
                    input.current?.focus();
                  }}
                >
                  <Pencil size={18} aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Step>
  );
}
