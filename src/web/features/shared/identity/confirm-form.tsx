import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { SignedInUser } from '../../../../contract/account.ts';
import type { Factors, IdentityConfirmation } from '../../../../contract/second-factors.ts';
import { account } from '../../../../messages/account.ts';
import { accountFields } from '../../../../messages/account-fields.ts';
import { signInSecurity } from '../../../../messages/sign-in-security.ts';
import { ui } from '../../../../messages/ui.ts';
import { ActionError } from '../../../lib/action-error.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { Field, PasswordField, useFocusOnError } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { requestCode, verifyLoginCode } from '../session/codes.ts';
import { Failure } from '../session/failure.tsx';
import { refreshFactors } from './factors-query.ts';
import { confirmWithPasskey } from './passkeys.ts';

type Way = 'app' | 'password' | 'mail';

/** A passkey, a code of the app, a code by e-mail or SMS, or the password: what the account has. */
export function ConfirmForm({
  user,
  factors,
  needsSecondFactor,
  onDone,
}: {
  user: SignedInUser;
  factors: Factors;
  needsSecondFactor: boolean;
  onDone: () => void;
}) {
  const { passkeys, appSince, recoveryCodes, hasPassword } = factors;
  const hasPasskey = passkeys.length > 0;
  const hasCodes = appSince !== null || recoveryCodes > 0;
  const address = user.email || (user.mobile ?? '');
  const [way, setWay] = useState<Way | undefined>(
    hasCodes ? 'app' : hasPassword && !hasPasskey && !needsSecondFactor ? 'password' : undefined,
  );
  const done = () => {
    void refreshFactors(user._id);
    onDone();
  };
  const passkey = useAction(confirmWithPasskey, { onSuccess: done });
  const mail = useAction(() => requestCode('login', address), { onSuccess: () => setWay('mail') });
  const problem = passkey.problem ?? mail.problem;
  return (
    <div className="field-grid">
      {hasPasskey && (
        <button
          type="button"
          className="button button--large button--block"
          aria-busy={passkey.isPending}
          onClick={() => passkey.run()}
        >
          <KeyRound size={20} strokeWidth={1.75} aria-hidden="true" />
          {signInSecurity.usePasskey}
        </button>
      )}
      {problem && <Failure>{problem}</Failure>}
      {hasPasskey && way && <div className="auth__or">{ui.or}</div>}
      {way && <TypedConfirmation key={way} way={way} user={user} address={address} onDone={done} />}
      {!needsSecondFactor && address !== '' && way !== 'mail' && (
        <button
          type="button"
          className="button button--ghost button--block"
          aria-busy={mail.isPending}
          onClick={() => mail.run()}
        >
          {user.email ? signInSecurity.useMail : signInSecurity.useSms}
        </button>
      )}
    </div>
  );
}

function TypedConfirmation({
  way,
  user,
  address,
  onDone,
}: {
  way: Way;
  user: SignedInUser;
  address: string;
  onDone: () => void;
}) {
  const [typed, setTyped] = useState('');
  const { run, isPending, error, problem } = useAction(
    async () => {
      if (!typed.trim())
        throw new ActionError(way === 'password' ? account.enterCurrentPassword : accountFields.codeMissing);
      if (way === 'mail') await verifyLoginCode(address, typed.trim());
      await prove(
        way === 'password'
          ? { by: 'password', password: typed }
          : way === 'app'
            ? { by: 'app', code: typed.trim() }
            : { by: 'mail' },
      );
    },
    { onSuccess: onDone },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // the dialog may be inside a form of the page
    event.stopPropagation();
    run();
  };
  const input = useFocusOnError(error);
  const shared = { ref: input, autoFocus: true, value: typed, error: problem } as const;
  return (
    <form method="post" className="field-grid" noValidate onSubmit={submit}>
      {way === 'password' ? (
        <>
          {/* tells a password manager whose password this is */}
          <input
            className="visually-hidden"
            type="email"
            autoComplete="username"
            value={user.email}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
          <PasswordField
            {...shared}
            label={accountFields.currentPassword}
            autoComplete="current-password"
            onChange={(event) => setTyped(event.target.value)}
          />
        </>
      ) : (
        <Field
          {...shared}
          label={way === 'app' ? signInSecurity.useApp : account.code}
          autoComplete="one-time-code"
          {...(way === 'mail' && { inputMode: 'numeric' as const, hint: account.codeSentTo(address) })}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <SubmitButton isBusy={isPending}>{account.continue}</SubmitButton>
    </form>
  );
}

function prove(confirmation: IdentityConfirmation): Promise<unknown> {
  return callApi(
    browserApi().api.users.me.confirmation.$post({ json: confirmation }),
    signInSecurity.confirmFailed,
  );
}
