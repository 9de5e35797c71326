import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { toast } from 'react-toastify/unstyled';
import { type Login, login } from '../../../../contract/account.ts';
import { account } from '../../../../messages/account.ts';
import { accountFields } from '../../../../messages/account-fields.ts';
import { shell } from '../../../../messages/shell.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { storeUser } from '../../../lib/stored-user.ts';
import { Field, PasswordField } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import type { AuthFormProps } from './auth-state.ts';
import { Failure } from './failure.tsx';
import { GoogleButton } from './google-button.tsx';

export function LoginForm({ shopName, onView, onDone }: AuthFormProps) {
  const { register, handleSubmit, formState } = useForm<Login>({ resolver: zodResolver(login) });
  const { errors } = formState;
  const { run, isPending, problem } = useAction(logIn, {
    onSuccess: () => {
      toast.success(account.loggedIn);
      onDone();
    },
    onError: ({ message }) => toast.error(message),
  });

  return (
    <form method="post" className="field-grid" noValidate onSubmit={handleSubmit(run)}>
      <Field
        label={shell.email}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label={accountFields.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <p className="auth__reset">
        <button type="button" className="text-link" onClick={() => onView('reset')}>
          {account.resetPassword}
        </button>
      </p>
      <div className="auth__actions">
        <Failure>{problem}</Failure>
        <SubmitButton isBusy={isPending}>{shell.login}</SubmitButton>
        <GoogleButton onDone={onDone} />
        <p className="auth__switch">
          {account.newTo(shopName)}{' '}
          <button type="button" className="text-link" onClick={() => onView('register')}>
            {account.register}
          </button>
        </p>
      </div>
    </form>
  );
}

async function logIn(input: Login): Promise<void> {
  storeUser(await callApi(browserApi().api.users.login.$post({ json: input }), account.loginFailed));
}
