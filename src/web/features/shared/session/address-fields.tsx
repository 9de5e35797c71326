import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Address } from '../../../../rules/address.ts';
import { indianStates } from '../../../../rules/indian-states.ts';
import { Field } from '../../../ui/field.tsx';

/** The six parts of an address, in a form that keeps them under `address` or, with `at=""`, among its own fields. */
export function AddressFields({ at = 'address.' }: { at?: 'address.' | '' }) {
  const { register, getFieldState, formState } = useFormContext<Record<string, string>>();
  const states = useId();
  const part = (name: keyof Address) => ({
    // a new pincode may make the state right
    ...register(`${at}${name}`, name === 'pincode' ? { deps: `${at}state` } : undefined),
    error: getFieldState(`${at}${name}`, formState).error?.message,
  });
  return (
    <>
      <Field columns={2} label="Door number" autoComplete="address-line1" {...part('doorNumber')} />
      <Field columns={4} label="Street" autoComplete="address-line2" {...part('street')} />
      <Field columns={3} label="Area" autoComplete="address-line3" {...part('area')} />
      <Field columns={3} label="District" autoComplete="address-level2" {...part('district')} />
      <Field columns={3} label="State" autoComplete="address-level1" list={states} {...part('state')} />
      <datalist id={states}>
        {indianStates.map((state) => (
          <option key={state} value={state} />
        ))}
      </datalist>
      <Field
        columns={3}
        label="Pincode"
        inputMode="numeric"
        maxLength={6}
        autoComplete="postal-code"
        {...part('pincode')}
      />
    </>
  );
}
