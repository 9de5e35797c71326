import './code-login.css';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { account } from '../../../../messages/account.ts';
import { accountFields } from '../../../../messages/account-fields.ts';
import { shell } from '../../../../messages/shell.ts';
import { mobileNumber, readableMobile } from '../../../../rules/mobile.ts';
import { toast } from '../../../lib/toast.ts';
import { Field, useFocusOnError } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { logInVerified, requestCode, verifyLoginCode } from './codes.ts';
import { Failure } from './failure.tsx';
import { useCountdown } from './use-countdown.ts';
import { useOwnFields } from './use-own-fields.ts';
import { useSmsCode } from './use-sms-code.ts';

const CODE_LENGTH = 6;

interface CodeLoginProps {
  /** Where the code was sent: an e-mail, or a mobile number as +919841233456. */
  email: string;
  /** Seconds until another code may be requested. */
  wait: number;
  /** Label of the last button for a newcomer: what happens next. */
  nextLabel: string;
  /** A newcomer whose name is known is not asked for it. */
  customerName?: string | undefined;
  onBack: () => void;
  onDone: () => void;
}

/** Signs in by the code that was sent; a newcomer only adds a name. */
export function CodeLogin({ nextLabel, onDone, ...entry }: CodeLoginProps) {
  const [isNew, setNew] = useState(false);
  const signedIn = () => {
    toast.success(account.loggedIn);
    onDone();
  };
  if (isNew) return <NewcomerName email={entry.email} nextLabel={nextLabel} onDone={signedIn} />;
  return <CodeEntry {...entry} onNew={() => setNew(true)} onDone={signedIn} />;
}

function CodeEntry({
  email,
  wait,
  customerName,
  onBack,
  onNew,
  onDone,
}: Omit<CodeLoginProps, 'nextLabel'> & { onNew: () => void }) {
  const [code, setCode] = useState('');
  const login = useAction(
    async (typed: string) => {
      const isNew = await verifyLoginCode(email, typed);
      const isNameMissing = isNew && !customerName;
      if (!isNameMissing) await logInVerified(email, isNew ? customerName : undefined);
      return isNameMissing;
    },
    { onSuccess: (isNameMissing) => (isNameMissing ? onNew() : onDone()), onError: () => setCode('') },
  );
  const input = useFocusOnError(login.error);
  const { left, start } = useCountdown();
  useEffect(() => {
    start(wait);
    input.current?.focus();
  }, [wait, start, input]);
  const again = useAction(() => requestCode('login', email), { onSuccess: start });
  const type = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, CODE_LENGTH);
    setCode(digits);
    if (digits.length === CODE_LENGTH && !login.isPending) login.run(digits);
  };
  const mobile = mobileNumber(email);
  useSmsCode(mobile !== undefined, type);
  return (
    <form
      method="post"
      className="field-grid"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        login.run(code);
      }}
    >
      <p className="code-login__to">
        {account.codeSentTo(mobile ? readableMobile(mobile) : email)}{' '}
        <button type="button" className="text-link" onClick={onBack}>
          {account.changeEmail}
        </button>
      </p>
      <Field
        ref={input}
        label={account.code}
        className="input--code"
        inputMode="numeric"
        autoComplete="one-time-code"
        // no maxLength: it would cut a pasted code with a space in it
        value={code}
        {...(mobile && { hint: account.fillsInByItself })}
        error={login.problem}
        onChange={(event) => type(event.target.value)}
      />
      <div className="auth__actions">
        <Failure>{again.problem}</Failure>
        <SubmitButton isBusy={login.isPending}>{account.continue}</SubmitButton>
        <button
          type="button"
          className="button button--ghost button--block"
          aria-disabled={left > 0}
          aria-busy={again.isPending}
          onClick={() => left === 0 && again.run()}
        >
          {left > 0 ? account.resendIn(left) : account.sendAgain}
        </button>
        {mobile && (
          <button type="button" className="text-link code-login__other" onClick={onBack}>
            {account.byMailInstead}
          </button>
        )}
      </div>
    </form>
  );
}

function NewcomerName({
  email,
  nextLabel,
  onDone,
}: Pick<CodeLoginProps, 'email' | 'nextLabel'> & { onDone: () => void }) {
  const { form, field, textIn, check } = useOwnFields();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { run, isPending, problem } = useAction((name: string) => logInVerified(email, name), {
    onSuccess: onDone,
  });
  return (
    <form
      ref={form}
      method="post"
      className="field-grid"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (check('name')) run(textIn('name').trim());
      }}
    >
      <p className="code-login__to">{account.newHere}</p>
      <Field ref={input} label={accountFields.name} autoComplete="name" {...field('name')} />
      <div className="auth__actions">
        <Failure>{problem}</Failure>
        <SubmitButton isBusy={isPending}>{nextLabel}</SubmitButton>
        {/* in another tab: the login stays open */}
        <p className="code-login__terms">
          {account.thatIsAll}{' '}
          <Link to="/terms-of-service" target="_blank">
            {shell.termsOfService}
          </Link>
          {', '}
          <Link to="/privacy-policy" target="_blank">
            {shell.privacyPolicy}
          </Link>
        </p>
      </div>
    </form>
  );
}
