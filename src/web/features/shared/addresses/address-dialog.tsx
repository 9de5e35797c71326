import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import {
  type SavedAddress,
  type SavedAddressForm,
  savedAddressForm,
} from '../../../../contract/saved-address.ts';
import { accountFields } from '../../../../messages/account-fields.ts';
import { addressBook } from '../../../../messages/address-book.ts';
import { checkout } from '../../../../messages/checkout.ts';
import { addressParts, NO_ADDRESS, shownAddress } from '../../../../rules/address.ts';
import { toast } from '../../../lib/toast.ts';
import { Field } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { AddressFields, withShownState } from '../session/address-fields.tsx';
import { Failure } from '../session/failure.tsx';
import { saveAddress } from './addresses-data.ts';
import { DoorField } from './door-field.tsx';
import { LabelField } from './label-field.tsx';

interface AddressDialogProps {
  userId: string;
  /** The entry to edit; without it a new one. */
  entry: SavedAddress | undefined;
  /** Of a new address. */
  receiver: { name: string; phone: string };
  onSaved: (addresses: SavedAddress[]) => void;
  onClose: () => void;
}

const NO_POINT = { lat: '', lng: '' };

/** The form of an entry. */
export default function AddressDialog({ userId, entry, receiver, onSaved, onClose }: AddressDialogProps) {
  const { name, phone } = entry ?? receiver;
  const before = typeof entry?.address === 'object' ? entry.address : NO_ADDRESS;
  const form = useForm<SavedAddressForm>({
    resolver: zodResolver(savedAddressForm),
    mode: 'onTouched',
    defaultValues: {
      label: entry?.label ?? '',
      name,
      phone,
      isDefault: entry?.isDefault ?? false,
      ...withShownState(before),
      ...(entry?.addressLatLng ?? NO_POINT),
    },
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors } = formState;
  const { run, isPending, error } = useAction(
    (input: SavedAddressForm) => saveAddress(userId, input, entry),
    {
      onSuccess: (addresses) => {
        toast.success(addressBook.saved);
        onSaved(addresses);
        onClose();
      },
      onError: ({ fields }) => {
        for (const part of addressParts) {
          const message = fields[`address.${part}`];
          if (message) setError(part, { message }, { shouldFocus: true });
        }
      },
    },
  );
  return (
    <FormProvider {...form}>
      <form method="post" className="field-grid" noValidate onSubmit={handleSubmit(run)}>
        {typeof entry?.address === 'string' && (
          <p className="hint">{addressBook.addressUntilNow(shownAddress(entry.address))}</p>
        )}
        <AddressFields at="" />
        <DoorField before={before} remembered={entry?.addressLatLng ?? undefined} />
        <Field
          columns={3}
          label={accountFields.name}
          autoComplete="name"
          error={errors.name?.message}
          {...register('name')}
        />
        <Field
          columns={3}
          label={checkout.mobile}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          error={errors.phone?.message}
          {...register('phone')}
        />
        <LabelField />
        {!entry?.isDefault && (
          <label className="address-default">
            <input type="checkbox" {...register('isDefault')} />
            {addressBook.makeDefault}
          </label>
        )}
        <div className="auth__actions">
          <Failure>{error && Object.keys(error.fields).length === 0 && error.message}</Failure>
          <SubmitButton isBusy={isPending}>{addressBook.save}</SubmitButton>
        </div>
      </form>
    </FormProvider>
  );
}
