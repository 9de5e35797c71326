import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { toast } from 'react-toastify/unstyled';
import { type Registration, registration } from '../../../../contract/account.ts';
import { apiErrorMessage } from '../../../lib/api-error-message.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { storeUser } from '../../../lib/stored-user.ts';
import { Field, PasswordField } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { AddressFields } from './address-fields.tsx';
import type { AuthFormProps } from './auth-state.ts';
import { EmailVerification } from './email-verification.tsx';
import { Failure } from './failure.tsx';
import { GoogleButton } from './google-button.tsx';

const UNVERIFIED = 'Please verify your email first';

export function RegisterForm({ onView, onDone }: AuthFormProps) {
  const form = useForm<Registration>({ resolver: zodResolver(registration), mode: 'onTouched' });
  const { register, handleSubmit, formState, getValues, trigger } = form;
  const { errors, isSubmitting } = formState;
  const [isVerified, setVerified] = useState(false);
  const [failure, setFailure] = useState('');

  const fail = (text: string) => {
    setFailure(text);
    toast.error(text);
  };
  /** The two are compared once something stands in the second. */
  const validateConfirm = () => {
    if (getValues('confirmPassword')) void trigger('confirmPassword');
  };
  const send = handleSubmit(async (input) => {
    setFailure('');
    const problem = await registerUser(input);
    if (problem) return fail(problem);
    toast.success('Register Successful');
    onDone();
  });

  return (
    <FormProvider {...form}>
      <form
        method="post"
        className="fgrid"
        noValidate
        onSubmit={(event) => {
          if (isVerified) return void send(event);
          event.preventDefault();
          fail(UNVERIFIED);
        }}
      >
        <EmailVerification
          isVerified={isVerified}
          onVerified={() => {
            setVerified(true);
            setFailure('');
          }}
        />
        <fieldset className="auth__rest fgrid" disabled={!isVerified}>
          <legend className="vh">Your details, after the email is verified</legend>
          <Field
            columns={3}
            label="Name"
            autoComplete="name"
            error={errors.name?.message}
            {...register('name')}
          />
          <Field
            columns={3}
            label="Phone"
            type="tel"
            autoComplete="tel-national"
            error={errors.phone?.message}
            {...register('phone')}
          />
          <PasswordField
            columns={3}
            label="Password"
            autoComplete="new-password"
            disabled={!isVerified}
            error={errors.password?.message}
            {...register('password', { onChange: validateConfirm })}
          />
          <PasswordField
            columns={3}
            label="Confirm password"
            autoComplete="new-password"
            disabled={!isVerified}
            error={errors.confirmPassword?.message}
            {...register('confirmPassword')}
          />
          <AddressFields />
        </fieldset>
        <div className="auth__cta">
          <Failure>{failure}</Failure>
          <SubmitButton isBusy={isSubmitting}>Register</SubmitButton>
          <GoogleButton onDone={onDone} />
          <p className="auth__switch">
            Already have an account?{' '}
            <button type="button" className="tlink" onClick={() => onView('login')}>
              Login
            </button>
          </p>
        </div>
      </form>
    </FormProvider>
  );
}

async function registerUser(input: Registration): Promise<string | undefined> {
  try {
    const response = await browserApi().api.users.register.$post({ json: input });
    if (!response.ok) return apiErrorMessage(response, 'Registration failed');
    storeUser(await response.json());
    return undefined;
  } catch {
    return 'Registration failed. Please try again.';
  }
}
