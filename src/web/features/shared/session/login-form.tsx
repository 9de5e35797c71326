import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Login, login } from '../../../../contract/account.ts';
import { account } from '../../../../messages/account.ts';
import { accountFields } from '../../../../messages/account-fields.ts';
import { shell } from '../../../../messages/shell.ts';
import { mobileNumber } from '../../../../rules/mobile.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { useShop } from '../../../lib/shop.ts';
import { storeUser } from '../../../lib/stored-user.ts';
import { toast } from '../../../lib/toast.ts';
import { Field, PasswordField } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import type { AuthFormProps } from './auth-state.ts';
import { CodeLogin } from './code-login.tsx';
import { requestCode } from './codes.ts';
import { Failure } from './failure.tsx';
import { GoogleButton } from './google-button.tsx';

/** Google, a code by e-mail or SMS, or the password. */
export function LoginForm({
  shopName,
  nextLabel = account.continue,
  customerName,
  onView,
  onDone,
}: AuthFormProps) {
  const { hasMobileCodes } = useShop();
  const [sent, setSent] = useState<{ email: string; wait: number }>();
  const { register, handleSubmit, formState, trigger, getValues, setError } = useForm<Login>({
    resolver: zodResolver(login),
  });
  const { errors } = formState;
  const { run, isPending, problem } = useAction(logIn, {
    onSuccess: () => {
      toast.success(account.loggedIn);
      onDone();
    },
    onError: ({ message }) => toast.error(message),
  });

  const code = useAction((email: string) => requestCode('login', email), {
    onSuccess: (wait, email) => setSent({ email, wait }),
    onError: ({ message }) => toast.error(message),
  });
  const sendCode = async () => {
    const address = getValues('email');
    const mobile = hasMobileCodes ? mobileNumber(address ?? '') : undefined;
    if (mobile) code.run(mobile);
    else if (await trigger('email', { shouldFocus: true })) code.run(address);
    else if (hasMobileCodes) setError('email', { message: accountFields.emailOrMobileInvalid });
  };
  if (sent) {
    return (
      <CodeLogin
        {...sent}
        nextLabel={nextLabel}
        customerName={customerName}
        onBack={() => setSent(undefined)}
        onDone={onDone}
      />
    );
  }

  return (
    <form method="post" className="field-grid" noValidate onSubmit={handleSubmit(run)}>
      <GoogleButton isFirst onDone={onDone} />
      <Field
        label={hasMobileCodes ? account.emailOrMobile : shell.email}
        // a number is no valid e-mail
        type={hasMobileCodes ? 'text' : 'email'}
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <button
        type="button"
        className="button button--secondary button--large button--block"
        aria-busy={code.isPending}
        onClick={sendCode}
      >
        {hasMobileCodes ? account.sendMeCode : account.mailMeCode}
      </button>
      <div className="auth__or">{account.orPassword}</div>
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
        <Failure>{problem ?? code.problem}</Failure>
        <SubmitButton isBusy={isPending}>{shell.login}</SubmitButton>
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
