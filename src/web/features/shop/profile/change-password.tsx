import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type PasswordChange, passwordChange } from '../../../../contract/account.ts';
import { accountFields } from '../../../../messages/account-fields.ts';
import { profile } from '../../../../messages/profile.ts';
import { needsReauthentication } from '../../../lib/needs-reauthentication.ts';
import { toast } from '../../../lib/toast.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { Failure } from '../../shared/session/failure.tsx';
import { saveProfile } from './save-profile.ts';

export function ChangePassword({ email, onClose }: { email: string; onClose: () => void }) {
  return (
    <Dialog title={profile.changePassword} note={profile.changePasswordNote} isOpen onClose={onClose}>
      <ChangePasswordForm email={email} onDone={onClose} />
    </Dialog>
  );
}

function ChangePasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm<PasswordChange>({
    resolver: zodResolver(passwordChange),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors } = formState;
  const [isPasswordAsked, setPasswordAsked] = useState(false);

  const { run, isPending, error } = useAction(
    ({ password, currentPassword }: PasswordChange) =>
      saveProfile({ password, ...(currentPassword && { currentPassword }) }, profile.passwordFailed),
    {
      onSuccess: () => {
        toast.success(profile.passwordUpdated);
        onDone();
      },
      onError: (failure) => {
        if (!needsReauthentication(failure)) return void toast.error(profile.passwordFailed);
        setPasswordAsked(true);
        setError('currentPassword', { message: failure.message }, { shouldFocus: isPasswordAsked });
      },
    },
  );

  return (
    <form method="post" className="field-grid" noValidate onSubmit={handleSubmit(run)}>
      {/* tells a password manager whose password this is */}
      <input
        className="visually-hidden"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      {isPasswordAsked && (
        <PasswordField
          autoFocus
          label={accountFields.currentPassword}
          autoComplete="current-password"
          hint={profile.loggedInAWhileAgo}
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
      )}
      <PasswordField
        label={accountFields.newPassword}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', { deps: ['confirmPassword'] })}
      />
      <PasswordField
        label={accountFields.confirmPassword}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <div className="auth__actions">
        <Failure>{error && !needsReauthentication(error) && error.message}</Failure>
        <SubmitButton isBusy={isPending}>{profile.changePassword}</SubmitButton>
      </div>
    </form>
  );
}
