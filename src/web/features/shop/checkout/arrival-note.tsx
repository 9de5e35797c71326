import { MapPinOff, Truck } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { CheckoutForm } from '../../../../contract/order.ts';
import { addressBook } from '../../../../messages/address-book.ts';
import { states } from '../../../../messages/states.ts';
import { deliveryEstimate } from '../../../../rules/delivery.ts';
import { findState } from '../../../../rules/states.ts';
import { dayText } from '../../../lib/day-text.ts';
import { useShop } from '../../../lib/shop.ts';

const PINCODE = /^[1-9]\d{5}$/;

/** When the goods arrive at the address of the form, or that they do not go there. */
export function ArrivalNote({ notServed }: { notServed: string }) {
  const [pincode = '', district = '', state = ''] = useWatch<CheckoutForm, ['pincode', 'district', 'state']>({
    name: ['pincode', 'district', 'state'],
  });
  const shop = useShop();
  const known = findState(state);
  const isShown = PINCODE.test(pincode.trim()) && known !== undefined;
  return (
    <div role="status" className="arrival">
      {notServed ? (
        <p className="arrival__note arrival__note--bad">
          <MapPinOff size={22} strokeWidth={1.75} aria-hidden="true" />
          <span>{notServed}</span>
        </p>
      ) : (
        isShown && (
          <p className="arrival__note">
            <Truck size={22} strokeWidth={1.75} aria-hidden="true" />
            <span>
              <strong>{arrivalText(deliveryEstimate(state, new Date(), shop))}</strong>
              <span>{addressBook.place({ district, state: states.shown(known) })}</span>
            </span>
          </p>
        )
      )}
    </div>
  );
}

function arrivalText({ earliest, latest }: { earliest: string; latest: string }): string {
  return addressBook.arrives({ earliest: dayText(earliest), latest: dayText(latest) });
}
