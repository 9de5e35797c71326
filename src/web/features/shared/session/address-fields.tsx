import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { accountFields } from '../../../../messages/account-fields.ts';
import { states } from '../../../../messages/states.ts';
import type { Address } from '../../../../rules/address.ts';
import { indianStates } from '../../../../rules/indian-states.ts';
import { Field } from '../../../ui/field.tsx';

/** The six fields of an address. The form has them under `address`, or with `at=""` at the top level. */
export function AddressFields({ at = 'address.' }: { at?: 'address.' | '' }) {
  const { register, getFieldState, formState } = useFormContext<Record<string, string>>();
  const listId = useId();
  const field = (name: keyof Address) => ({
    // the state is validated against the pincode
    ...register(`${at}${name}`, name === 'pincode' ? { deps: `${at}state` } : undefined),
    error: getFieldState(`${at}${name}`, formState).error?.message,
  });
  return (
    <>
      <Field
        columns={2}
        label={accountFields.doorNumber}
        autoComplete="address-line1"
        {...field('doorNumber')}
      />
      <Field columns={4} label={accountFields.street} autoComplete="address-line2" {...field('street')} />
      <Field columns={3} label={accountFields.area} autoComplete="address-line3" {...field('area')} />
      <Field
        columns={3}
        label={accountFields.district}
        autoComplete="address-level2"
        {...field('district')}
      />
      <Field
        columns={3}
        label={accountFields.state}
        autoComplete="address-level1"
        list={listId}
        {...field('state')}
      />
      <datalist id={listId}>
        {indianStates.map((state) => (
          <option key={state} value={states.shown(state)} />
        ))}
      </datalist>
      <Field
        columns={3}
        label={accountFields.pincode}
        inputMode="numeric"
        maxLength={6}
        autoComplete="postal-code"
        {...field('pincode')}
      />
    </>
  );
}
