import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { type Registration, registration } from '../../../../contract/account.ts';
import { account } from '../../../../messages/account.ts';
import { accountFields } from '../../../../messages/account-fields.ts';
import { shell } from '../../../../messages/shell.ts';
import { ActionError } from '../../../lib/action-error.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { storeUser } from '../../../lib/stored-user.ts';
import { toast } from '../../../lib/toast.ts';
import { Field, PasswordField } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { AddressFields } from './address-fields.tsx';
import type { AuthFormProps } from './auth-state.ts';
import { EmailVerification } from './email-verification.tsx';
import { Failure } from './failure.tsx';
import { GoogleButton } from './google-button.tsx';

export default function RegisterForm({ onView, onDone }: AuthFormProps) {
  const form = useForm<Registration>({ resolver: zodResolver(registration), mode: 'onTouched' });
  const { register, handleSubmit, formState, getValues, trigger } = form;
  const { errors } = formState;
  const [isVerified, setVerified] = useState(false);
  const { run, isPending, problem, reset } = useAction(registerUser, {
    onSuccess: () => {
      toast.success(account.registered);
      onDone();
    },
    onError: ({ message }) => toast.error(message),
  });
  /** The passwords are compared once the second one is filled in. */
  const validateConfirm = () => {
    if (getValues('confirmPassword')) void trigger('confirmPassword');
  };
  const submit = handleSubmit((input) => run(input));

  return (
    <FormProvider {...form}>
      <form
        method="post"
        className="field-grid"
        noValidate
        onSubmit={(event) => {
          if (isVerified) return void submit(event);
          event.preventDefault();
          run(undefined);
        }}
      >
        <EmailVerification
          isVerified={isVerified}
          onVerified={() => {
            setVerified(true);
            reset();
          }}
        />
        <fieldset className="auth__rest field-grid" disabled={!isVerified}>
          <legend className="visually-hidden">{account.detailsAfterEmail}</legend>
          <Field
            columns={3}
            label={accountFields.name}
            autoComplete="name"
            error={errors.name?.message}
            {...register('name')}
          />
          <Field
            columns={3}
            label={shell.phone}
            type="tel"
            autoComplete="tel-national"
            error={errors.phone?.message}
            {...register('phone')}
          />
          <PasswordField
            columns={3}
            label={accountFields.password}
            autoComplete="new-password"
            disabled={!isVerified}
            error={errors.password?.message}
            {...register('password', { onChange: validateConfirm })}
          />
          <PasswordField
            columns={3}
            label={accountFields.confirmPassword}
            autoComplete="new-password"
            disabled={!isVerified}
            error={errors.confirmPassword?.message}
            {...register('confirmPassword')}
          />
          <AddressFields />
        </fieldset>
        <div className="auth__actions">
          <Failure>{problem}</Failure>
          <SubmitButton isBusy={isPending}>{account.register}</SubmitButton>
          <GoogleButton onDone={onDone} />
          <p className="auth__switch">
            {account.haveAccount}{' '}
            <button type="button" className="text-link" onClick={() => onView('login')}>
              {shell.login}
            </button>
          </p>
        </div>
      </form>
    </FormProvider>
  );
}

/** There is no input until the e-mail is verified. */
async function registerUser(input: Registration | undefined): Promise<void> {
  if (!input) throw new ActionError(account.unverified);
  const call = browserApi().api.users.register.$post({ json: input });
  storeUser(
    await callApi(call, {
      noMessage: account.registrationFailed,
      noConnection: account.registrationFailedRetry,
    }),
  );
}
