import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { SignedInUser } from '../../../../contract/account.ts';
import { type CheckoutForm, checkoutForm } from '../../../../contract/order.ts';
import type { SavedAddress } from '../../../../contract/saved-address.ts';
import { NO_ADDRESS } from '../../../../rules/address.ts';
import { mobileOf } from '../../../../rules/saved-address.ts';
import { withShownState } from '../../shared/session/address-fields.tsx';

export interface AddressChoice {
  /** Undefined: the customer types another address. */
  chosen: SavedAddress | undefined;
  choose: (entry: SavedAddress) => void;
  /** Empty fields for the same receiver. */
  startNew: () => void;
  /** The fields as they are, to be changed for this order. */
  startFromChosen: () => void;
}

const NO_POINT = { lat: '', lng: '' };

/** What the form begins with: the default address, or without an address book the profile's details. */
export function startValues(user: SignedInUser, entry: SavedAddress | undefined): CheckoutForm {
  return valuesOf(entry ?? { name: user.name, phone: mobileOf(user.phone), address: user.address });
}

export function useAddressChoice(
  form: UseFormReturn<CheckoutForm>,
  addresses: SavedAddress[],
): AddressChoice {
  const [id, setId] = useState(addresses[0]?._id);
  const fill = (values: CheckoutForm) => {
    for (const name of checkoutForm.keyof().options) form.setValue(name, values[name]);
    form.clearErrors();
  };
  return {
    chosen: addresses.find(({ _id }) => _id === id),
    choose: (entry) => {
      setId(entry._id);
      fill(valuesOf(entry));
    },
    startNew: () => {
      setId(undefined);
      const { name, phone } = form.getValues();
      fill({ name, phone, label: '', ...NO_ADDRESS, ...NO_POINT });
      form.setFocus('pincode');
    },
    startFromChosen: () => setId(undefined),
  };
}

function valuesOf({
  name,
  phone,
  address,
  addressLatLng,
}: Pick<SavedAddress, 'name' | 'phone' | 'address'> & Partial<SavedAddress>): CheckoutForm {
  const parts = typeof address === 'string' ? NO_ADDRESS : withShownState(address);
  return { name, phone, label: '', ...NO_ADDRESS, ...parts, ...(addressLatLng ?? NO_POINT) };
}
