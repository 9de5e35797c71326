import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { addressBook } from '../../../../messages/address-book.ts';
import { Field } from '../../../ui/field.tsx';

/** What the customer calls the address: one of three suggestions, or own words. */
export function LabelField({ tabIndex }: { tabIndex?: number | undefined }) {
  const { register, formState } = useFormContext<{ label: string }>();
  const listId = useId();
  return (
    <>
      <Field
        label={addressBook.label}
        hint={addressBook.labelHint}
        list={listId}
        maxLength={30}
        autoComplete="off"
        tabIndex={tabIndex}
        error={formState.errors.label?.message}
        {...register('label')}
      />
      <datalist id={listId}>
        {[addressBook.home, addressBook.parents, addressBook.work].map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </>
  );
}
