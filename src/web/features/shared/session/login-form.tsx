import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-toastify/unstyled';
import { type Login, login } from '../../../../contract/account.ts';
import { apiErrorMessage } from '../../../lib/api-error-message.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { storeUser } from '../../../lib/stored-user.ts';
import { Field, PasswordField } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import type { AuthFormProps } from './auth-state.ts';
import { Failure } from './failure.tsx';
import { GoogleButton } from './google-button.tsx';

export function LoginForm({ shopName, onView, onDone }: AuthFormProps) {
  const { register, handleSubmit, formState } = useForm<Login>({ resolver: zodResolver(login) });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState('');

  const send = handleSubmit(async (input) => {
    setFailure('');
    const problem = await logIn(input);
    if (problem) {
      setFailure(problem);
      toast.error(problem);
      return;
    }
    toast.success('Login Successful');
    onDone();
  });

  return (
    <form method="post" className="fgrid" noValidate onSubmit={send}>
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <p className="auth__reset">
        <button type="button" className="tlink" onClick={() => onView('reset')}>
          Reset password
        </button>
      </p>
      <div className="auth__cta">
        <Failure>{failure}</Failure>
        <SubmitButton isBusy={isSubmitting}>Login</SubmitButton>
        <GoogleButton onDone={onDone} />
        <p className="auth__switch">
          New to {shopName}?{' '}
          <button type="button" className="tlink" onClick={() => onView('register')}>
            Register
          </button>
        </p>
      </div>
    </form>
  );
}

/** What went wrong, in words; nothing when the user is signed in. */
async function logIn(input: Login): Promise<string | undefined> {
  try {
    const response = await browserApi().api.users.login.$post({ json: input });
    if (!response.ok) return apiErrorMessage(response, 'Login failed');
    storeUser(await response.json());
    return undefined;
  } catch {
    return 'Login failed';
  }
}
