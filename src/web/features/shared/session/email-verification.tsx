import { BadgeCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { account } from '../../../../messages/account.ts';
import { shell } from '../../../../messages/shell.ts';
import { Field, useFocusOnError } from '../../../ui/field.tsx';
import { requestCode, verifyCode } from './codes.ts';
import { useCodeAction } from './use-code-action.ts';
import { useCountdown } from './use-countdown.ts';

/** Verifies the e-mail with a one-time code; after that the e-mail cannot be edited. */
export function EmailVerification({
  isVerified,
  onVerified,
}: {
  isVerified: boolean;
  onVerified: () => void;
}) {
  const { register, trigger, getValues, formState } = useFormContext<{ email: string }>();
  const [isSent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const { run, isPending, error, problem, clear } = useCodeAction();
  const codeInput = useFocusOnError(isSent ? error : undefined);
  const { left, start } = useCountdown();

  useEffect(() => {
    if (isSent) codeInput.current?.focus();
  }, [isSent, codeInput]);

  const send = async () => {
    if (!(await trigger('email', { shouldFocus: true }))) return;
    run({
      call: async () => start(await requestCode('register', getValues('email'))),
      onSuccess: () => setSent(true),
    });
  };
  const verify = () =>
    run({ call: () => verifyCode('register', getValues('email'), code), onSuccess: onVerified });

  return (
    <>
      <Field
        label={shell.email}
        type="email"
        autoComplete="email"
        readOnly={isVerified}
        error={formState.errors.email?.message ?? (isSent ? undefined : problem)}
        {...register('email', {
          onChange: () => {
            setSent(false);
            clear();
          },
        })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isVerified) return;
          event.preventDefault();
          void send();
        }}
        after={
          isVerified ? (
            <span className="email-verified" role="status">
              <BadgeCheck size={20} strokeWidth={1.75} aria-hidden="true" />
              {account.verified}
            </span>
          ) : isSent ? (
            <button
              type="button"
              className="button button--ghost"
              aria-disabled={left > 0}
              onClick={() => left === 0 && send()}
            >
              {left > 0 ? account.resendIn(left) : account.sendAgain}
            </button>
          ) : (
            <button type="button" className="button" aria-busy={isPending} onClick={send}>
              {account.sendCode}
            </button>
          )
        }
      />
      {isSent && !isVerified && (
        <Field
          ref={codeInput}
          label={account.code}
          className="input--code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          hint={account.codeSent}
          error={problem}
          onChange={(event) => setCode(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            verify();
          }}
          after={
            <button type="button" className="button" aria-busy={isPending} onClick={verify}>
              {account.verifyCode}
            </button>
          }
        />
      )}
    </>
  );
}
