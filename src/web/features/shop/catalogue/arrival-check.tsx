import { CircleAlert, Truck } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { foodExtras as messages } from '../../../../messages/food-extras.ts';
import { useShop } from '../../../lib/shop.ts';
import { PINCODE_KEY, storedUser } from '../../../lib/stored-user.ts';
import { withChunk } from '../../../lib/with-chunk.ts';
import type { Arrival } from './find-arrival.ts';

/** Asks for a pincode and shows when a parcel arrives there. The browser remembers the pincode. */
export function ArrivalCheck() {
  const shop = useShop();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const lastCheck = useRef(0);
  const [arrival, setArrival] = useState<Arrival>();
  const [isBusy, setBusy] = useState(false);

  const check = async (pincode: string) => {
    lastCheck.current += 1;
    const thisCheck = lastCheck.current;
    setBusy(true);
    const found = await withChunk(
      () => import('./find-arrival.ts'),
      ({ findArrival }) => findArrival(pincode, shop),
    );
    if (thisCheck !== lastCheck.current) return;
    setBusy(false);
    setArrival(found);
  };
  const checkSaved = useEffectEvent(() => {
    const { current } = input;
    const saved = savedPincode();
    // typed before hydration
    if (!current || current.value || !saved) return;
    current.value = saved;
    void check(saved);
  });
  useEffect(() => checkSaved(), []);

  return (
    <form
      // before its script is there, a browser would open the same page again
      method="get"
      className="arrival-check"
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        void check(input.current?.value.trim() ?? '');
      }}
    >
      <label htmlFor={id}>{messages.deliveryTo}</label>
      <input
        ref={input}
        id={id}
        className="input number"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        placeholder={messages.pincode}
        aria-describedby={`${id}-result`}
      />
      <button type="submit" className="button button--secondary">
        {messages.check}
      </button>
      <p
        id={`${id}-result`}
        className={arrival ? `arrival-check__result is-${arrival.kind}` : 'arrival-check__result'}
        role="status"
      >
        {arrival && (arrival.kind === 'good' ? <Truck size={20} /> : <CircleAlert size={20} />)}
        <span>
          {arrival ? <b>{arrival.text}</b> : messages.arrivalHint}
          {arrival?.note && <span>{arrival.note}</span>}
        </span>
      </p>
    </form>
  );
}

function savedPincode(): string {
  const saved = localStorage.getItem(PINCODE_KEY);
  if (saved) return saved;
  const address = storedUser()?.address;
  return typeof address === 'object' ? address.pincode : '';
}
