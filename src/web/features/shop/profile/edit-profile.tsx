import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { z } from 'zod';
import { type ProfileForm, profileForm, type SignedInUser } from '../../../../contract/account.ts';
import { accountFields } from '../../../../messages/account-fields.ts';
import { profile } from '../../../../messages/profile.ts';
import { shell } from '../../../../messages/shell.ts';
import { type Address, addressParts, NO_ADDRESS } from '../../../../rules/address.ts';
import { needsReauthentication } from '../../../lib/needs-reauthentication.ts';
import { toast } from '../../../lib/toast.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, PasswordField } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { AddressFields, withShownState } from '../../shared/session/address-fields.tsx';
import { Failure } from '../../shared/session/failure.tsx';
import { saveProfile } from './save-profile.ts';

export function EditProfile({ user, onClose }: { user: SignedInUser; onClose: () => void }) {
  return (
    <Dialog title={profile.edit} isOpen onClose={onClose} size="medium">
      <EditProfileForm user={user} onDone={onClose} />
    </Dialog>
  );
}

function EditProfileForm({ user, onDone }: { user: SignedInUser; onDone: () => void }) {
  const form = useForm<ProfileForm>({
    resolver,
    mode: 'onTouched',
    defaultValues: {
      name: user.name,
      phone: user.phone,
      password: '',
      address: typeof user.address === 'string' ? NO_ADDRESS : withShownState(user.address),
    },
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors } = formState;
  const [isPasswordAsked, setPasswordAsked] = useState(false);

  const { run, isPending, error } = useAction(
    ({ name, phone, password, currentPassword, address }: ProfileForm) =>
      saveProfile(
        {
          name,
          phone,
          ...(password && { password, ...(currentPassword && { currentPassword }) }),
          ...(isFilled(address) && { address }),
        },
        profile.profileFailed,
      ),
    {
      onSuccess: (_, { password }) => {
        toast.success(password ? profile.passwordUpdated : profile.profileUpdated);
        onDone();
      },
      onError: (failure) => {
        if (!needsReauthentication(failure)) return void toast.error(failure.message);
        setPasswordAsked(true);
        setError('currentPassword', { message: failure.message }, { shouldFocus: isPasswordAsked });
      },
    },
  );

  return (
    <FormProvider {...form}>
      <form method="post" className="field-grid" noValidate onSubmit={handleSubmit(run)}>
        <Field
          columns={3}
          label={accountFields.name}
          autoComplete="name"
          error={errors.name?.message}
          {...register('name')}
        />
        <Field
          columns={3}
          label={profile.phoneOptional}
          type="tel"
          autoComplete="tel-national"
          error={errors.phone?.message}
          {...register('phone')}
        />
        {/* a password needs an e-mail to go with it */}
        {user.email && (
          <>
            <Field
              label={shell.email}
              type="email"
              autoComplete="email"
              value={user.email}
              disabled
              readOnly
            />
            <PasswordField
              label={profile.newPasswordOptional}
              autoComplete="new-password"
              hint={profile.newPasswordHint}
              error={errors.password?.message}
              {...register('password')}
            />
          </>
        )}
        {isPasswordAsked && (
          <PasswordField
            autoFocus
            label={accountFields.currentPassword}
            autoComplete="current-password"
            hint={profile.currentPasswordHint}
            error={errors.currentPassword?.message}
            {...register('currentPassword')}
          />
        )}
        {typeof user.address === 'string' && user.address && (
          <p className="hint">{profile.addressUntilNow(user.address)}</p>
        )}
        <AddressFields />
        <div className="auth__actions">
          <Failure>{error && !needsReauthentication(error) && error.message}</Failure>
          <SubmitButton isBusy={isPending}>{profile.save}</SubmitButton>
        </div>
      </form>
    </FormProvider>
  );
}

const withAddress = zodResolver(profileForm);
const maybeAddress = zodResolver(profileForm.extend({ address: z.custom<Address>() }));

/** A customer without an address can still change the name: the address is validated once one part is filled in. */
const resolver: Resolver<ProfileForm> = (values, context, options) =>
  (isFilled(values.address) ? withAddress : maybeAddress)(values, context, options);

function isFilled(address: Address): boolean {
  return addressParts.some((part) => address[part].trim() !== '');
}
