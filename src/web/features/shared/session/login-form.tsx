import { type FormEvent, useState } from 'react';
import type { Login } from '../../../../contract/account.ts';
import { account } from '../../../../messages/account.ts';
import { accountFields } from '../../../../messages/account-fields.ts';
import { shell } from '../../../../messages/shell.ts';
import { mobileNumber } from '../../../../rules/mobile.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { ApiError, callApi } from '../../../lib/call-api.ts';
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
import { PasskeyButton } from './passkey-button.tsx';
import { withSecondStep } from './second-step.ts';
import { useOwnFields } from './use-own-fields.ts';

/** A passkey, Google, a code by e-mail or SMS, or the password. */
export function LoginForm({
  shopName,
  nextLabel = account.continue,
  customerName,
  onView,
  onDone,
}: AuthFormProps) {
  const { hasMobileCodes } = useShop();
  const [sent, setSent] = useState<{ email: string; wait: number }>();
  /** The typed e-mail or number, for those who come back from the code. */
  const [typed, setTyped] = useState('');
  const { form, field, textIn, check, setProblem } = useOwnFields();
  const { run, isPending, problem } = useAction(logIn, {
    onSuccess: () => {
      toast.success(account.loggedIn);
      onDone();
    },
    onError: (error) => {
      toast.error(error.message);
      // strangers tried too many passwords: the code opens the door instead
      if (error instanceof ApiError && error.code === 'login-needs-code') code.run(textIn('email').trim());
    },
  });

  const code = useAction((email: string) => requestCode('login', email), {
    onSuccess: (wait, email) => setSent({ email, wait }),
    onError: ({ message }) => toast.error(message),
  });
  const sendCode = () => {
    const address = textIn('email').trim();
    setTyped(address);
    const mobile = hasMobileCodes ? mobileNumber(address) : undefined;
    if (mobile) code.run(mobile);
    else if (check('email')) code.run(address);
    else if (hasMobileCodes) setProblem('email', accountFields.emailOrMobileInvalid);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check('email', 'password')) run({ email: textIn('email').trim(), password: textIn('password') });
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
    <form ref={form} method="post" className="field-grid" noValidate onSubmit={submit}>
      <PasskeyButton onDone={onDone} />
      <GoogleButton isFirst onDone={onDone} />
      <Field
        label={hasMobileCodes ? account.emailOrMobile : shell.email}
        // a number is no valid e-mail
        type={hasMobileCodes ? 'text' : 'email'}
        autoComplete="username"
        defaultValue={typed}
        {...field('email')}
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
      <PasswordField label={accountFields.password} autoComplete="current-password" {...field('password')} />
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
  const { login } = browserApi().api.users;
  storeUser(
    await withSecondStep((second) =>
      callApi(login.$post({ json: { ...input, ...second } }), account.loginFailed),
    ),
  );
}
