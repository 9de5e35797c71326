import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { codeRequest, passwordReset } from '../../../../contract/account.ts';
import { account } from '../../../../messages/account.ts';
import { accountFields } from '../../../../messages/account-fields.ts';
import { shell } from '../../../../messages/shell.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { toast } from '../../../lib/toast.ts';
import { Field, PasswordField, useFocusOnError } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import type { AuthFormProps } from './auth-state.ts';
import { requestCode, verifyCode } from './codes.ts';
import { Failure } from './failure.tsx';
import { useCodeAction } from './use-code-action.ts';
import { useCountdown } from './use-countdown.ts';

type Step = 'email' | 'code' | 'password' | 'done';

const BACK_TO_LOGIN_MS = 2000;

/** Three steps: the e-mail, the one-time code, the new password; then back to the login. */
export default function ResetForm({ onView }: AuthFormProps) {
  const [step, setStep] = useState<Step>('email');
  const [email, setEmail] = useState('');
  const { left, start } = useCountdown();

  useEffect(() => {
    if (step !== 'done') return;
    const timer = setTimeout(() => onView('login'), BACK_TO_LOGIN_MS);
    return () => clearTimeout(timer);
  }, [step, onView]);

  const sendCode = async (address: string) => start(await requestCode('reset', address));

  return (
    <>
      {step === 'email' && (
        <EmailStep
          sendCode={sendCode}
          onDone={(address) => {
            setEmail(address);
            setStep('code');
          }}
        />
      )}
      {step === 'code' && (
        <CodeStep
          email={email}
          left={left}
          resend={() => sendCode(email)}
          onDone={() => setStep('password')}
        />
      )}
      {step === 'password' && <PasswordStep email={email} onDone={() => setStep('done')} />}
      {step === 'done' && (
        <p className="alert alert--good" role="status">
          {account.passwordReset}
        </p>
      )}
      <p className="auth__switch auth__switch--apart">
        <button type="button" className="text-link" onClick={() => onView('login')}>
          {account.backToLogin}
        </button>
      </p>
    </>
  );
}

interface EmailStepProps {
  sendCode: (email: string) => Promise<void>;
  onDone: (email: string) => void;
}

function EmailStep({ sendCode, onDone }: EmailStepProps) {
  const { register, handleSubmit, formState } = useForm<{ email: string }>({
    resolver: zodResolver(codeRequest),
  });
  const { run, isPending, problem } = useAction(sendCode, {
    onSuccess: (_, email) => onDone(email),
    onError: ({ message }) => toast.error(message),
  });
  return (
    <form method="post" className="field-grid" noValidate onSubmit={handleSubmit(({ email }) => run(email))}>
      <Field
        label={shell.email}
        type="email"
        autoComplete="username"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <div className="auth__actions">
        <Failure>{problem}</Failure>
        <SubmitButton isBusy={isPending}>{account.sendCode}</SubmitButton>
      </div>
    </form>
  );
}

interface CodeStepProps {
  email: string;
  left: number;
  resend: () => Promise<void>;
  onDone: () => void;
}

function CodeStep({ email, left, resend, onDone }: CodeStepProps) {
  const [code, setCode] = useState('');
  const { run, isPending, error, problem } = useCodeAction();
  const input = useFocusOnError(error);
  useEffect(() => input.current?.focus(), [input]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    run({ call: () => verifyCode('reset', email, code), onSuccess: onDone });
  };
  return (
    <form method="post" className="field-grid" noValidate onSubmit={submit}>
      <p>{account.codeOnItsWay(email)}</p>
      <Field
        ref={input}
        label={account.code}
        className="input--code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        error={problem}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className="auth__actions">
        <SubmitButton isBusy={isPending}>{account.verifyCode}</SubmitButton>
        <button
          type="button"
          className="button button--ghost"
          disabled={left > 0}
          onClick={() =>
            run({
              call: resend,
              onSuccess: () => toast.success(account.codeSentAgain),
            })
          }
        >
          {left > 0 ? account.resendCodeIn(left) : account.resendCode}
        </button>
      </div>
    </form>
  );
}

function PasswordStep({ email, onDone }: { email: string; onDone: () => void }) {
  const { register, handleSubmit, formState } = useForm<{ email: string; password: string }>({
    resolver: zodResolver(passwordReset),
    defaultValues: { email },
  });
  const { run, isPending, problem } = useAction(resetPassword, {
    onSuccess: onDone,
    onError: ({ message }) => toast.error(message),
  });
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
      <PasswordField
        label={accountFields.newPassword}
        autoComplete="new-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <div className="auth__actions">
        <Failure>{problem}</Failure>
        <SubmitButton isBusy={isPending}>{account.setNewPassword}</SubmitButton>
      </div>
    </form>
  );
}

async function resetPassword(input: { email: string; password: string }): Promise<void> {
  const call = browserApi().api.forget['forget-reset-password'].$post({ json: input });
  await callApi(call, account.resetFailed);
}
