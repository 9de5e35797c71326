import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { accountFields } from '../../../../messages/account-fields.ts';
import { addressBook } from '../../../../messages/address-book.ts';
import { states } from '../../../../messages/states.ts';
import type { Address } from '../../../../rules/address.ts';
import { Field } from '../../../ui/field.tsx';
import { StateField } from './state-field.tsx';
import { type PincodePlace, usePincodeFill } from './use-pincode-fill.ts';

/** What the fields begin with: the state in the language of the page. English is stored, as `findState` knows all names. */
export function withShownState(address: Address): Address {
  return { ...address, state: states.shown(address.state) };
}

type At = 'address.' | '';

interface AddressFieldsProps {
  /** The form has them under `address`, or with `at=""` at the top level. */
  at?: At;
  tabIndex?: number | undefined;
  /** Beside the pincode. */
  note?: ReactNode;
  /** Between the pincode and the rest. */
  children?: ReactNode;
}

/** The six fields of an address, the pincode first: it fills in two. */
export function AddressFields({ at = 'address.', tabIndex, note, children }: AddressFieldsProps) {
  const { register, getFieldState, formState } = useFormContext<Record<string, string>>();
  const place = usePincodeFill(at);
  const field = (name: keyof Address) => ({
    tabIndex,
    // the state is validated against the pincode
    ...register(`${at}${name}`, name === 'pincode' ? { deps: `${at}state` } : undefined),
    error: getFieldState(`${at}${name}`, formState).error?.message,
  });
  return (
    <>
      <Field
        columns={2}
        label={accountFields.pincode}
        className="pincode-field"
        inputMode="numeric"
        maxLength={6}
        autoComplete="postal-code"
        {...field('pincode')}
      />
      {note}
      {children}
      <Field
        columns={note ? 2 : 4}
        label={accountFields.doorNumber}
        autoComplete="address-line1"
        {...field('doorNumber')}
      />
      <Field
        columns={note ? 4 : 3}
        label={accountFields.street}
        autoComplete="address-line2"
        {...field('street')}
      />
      <Field
        {...(!note && { columns: 3 })}
        label={accountFields.area}
        autoComplete="address-line3"
        {...field('area')}
      />
      <DistrictField at={at} place={place} field={field('district')} />
      <StateField
        name={`${at}state`}
        place={place}
        tabIndex={tabIndex}
        error={getFieldState(`${at}state`, formState).error?.message}
      />
    </>
  );
}

type Registered = ReturnType<ReturnType<typeof useFormContext>['register']> & {
  error: string | undefined;
  tabIndex: number | undefined;
};

function DistrictField({ at, place, field }: { at: At; place: PincodePlace | undefined; field: Registered }) {
  const district = useWatch({ name: `${at}district` });
  const isFilled = place !== undefined && place.district === district;
  return (
    <Field
      columns={3}
      label={accountFields.district}
      autoComplete="address-level2"
      {...(isFilled && { hint: addressBook.fromPincode })}
      {...field}
    />
  );
}
