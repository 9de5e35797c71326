import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-toastify/unstyled';
import { codeRequest, passwordReset } from '../../../../contract/account.ts';
import { apiErrorMessage } from '../../../lib/api-error-message.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { Field, PasswordField } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import type { AuthFormProps } from './auth-state.ts';
import { askForCode, checkCode } from './codes.ts';
import { Failure } from './failure.tsx';
import { useCodeAction } from './use-code-action.ts';
import { useCountdown } from './use-countdown.ts';

type Step = 'email' | 'code' | 'password' | 'done';

const BACK_TO_LOGIN_MS = 2000;

/** Three steps: the e-mail, the mailed code, the new password; then back to login. */
export function ResetForm({ onView }: AuthFormProps) {
  const [step, setStep] = useState<Step>('email');
  const [email, setEmail] = useState('');
  const { left, start } = useCountdown();

  useEffect(() => {
    if (step !== 'done') return;
    const timer = setTimeout(() => onView('login'), BACK_TO_LOGIN_MS);
    return () => clearTimeout(timer);
  }, [step, onView]);

  const ask = async (address: string) => {
    const asked = await askForCode('reset', address);
    if (asked.problem === undefined) start(asked.wait);
    return asked.problem;
  };

  return (
    <>
      {step === 'email' && (
        <EmailStep
          send={ask}
          onDone={(address) => {
            setEmail(address);
            setStep('code');
          }}
        />
      )}
      {step === 'code' && (
        <CodeStep email={email} left={left} resend={() => ask(email)} onDone={() => setStep('password')} />
      )}
      {step === 'password' && <PasswordStep email={email} onDone={() => setStep('done')} />}
      {step === 'done' && (
        <p className="alert alert--good" role="status">
          Password updated successfully. You can log in now.
        </p>
      )}
      <p className="auth__switch mt-4">
        <button type="button" className="tlink" onClick={() => onView('login')}>
          Back to Login
        </button>
      </p>
    </>
  );
}

interface EmailStepProps {
  send: (email: string) => Promise<string | undefined>;
  onDone: (email: string) => void;
}

function EmailStep({ send, onDone }: EmailStepProps) {
  const { register, handleSubmit, formState } = useForm<{ email: string }>({
    resolver: zodResolver(codeRequest),
  });
  const [failure, setFailure] = useState('');
  const submit = handleSubmit(async ({ email }) => {
    const problem = await send(email);
    if (!problem) return onDone(email);
    setFailure(problem);
    toast.error(problem);
  });
  return (
    <form method="post" className="fgrid" noValidate onSubmit={submit}>
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <div className="auth__cta">
        <Failure>{failure}</Failure>
        <SubmitButton isBusy={formState.isSubmitting}>Send OTP</SubmitButton>
      </div>
    </form>
  );
}

interface CodeStepProps {
  email: string;
  left: number;
  resend: () => Promise<string | undefined>;
  onDone: () => void;
}

function CodeStep({ email, left, resend, onDone }: CodeStepProps) {
  const [code, setCode] = useState('');
  const { isBusy, problem, act } = useCodeAction();
  const line = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => line.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void act(() => checkCode('reset', email, code), onDone);
  };
  return (
    <form method="post" className="fgrid" noValidate onSubmit={submit}>
      <p>If {email} has an account, a code is on its way there.</p>
      <Field
        ref={line}
        label="One-time code"
        className="input--code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        error={problem || undefined}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className="auth__cta">
        <SubmitButton isBusy={isBusy}>Verify OTP</SubmitButton>
        <button
          type="button"
          className="btn btn--ghost"
          disabled={left > 0}
          onClick={() => act(resend, () => toast.success('OTP sent. Please look into your mail.'))}
        >
          {left > 0 ? `Resend OTP in ${left} s` : 'Resend OTP'}
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
  const [failure, setFailure] = useState('');
  const submit = handleSubmit(async (values) => {
    const problem = await resetPassword(values);
    if (!problem) return onDone();
    setFailure(problem);
    toast.error(problem);
  });
  return (
    <form method="post" className="fgrid" noValidate onSubmit={submit}>
      {/* so that a password manager knows whose password it keeps */}
      <input
        className="vh"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <div className="auth__cta">
        <Failure>{failure}</Failure>
        <SubmitButton isBusy={formState.isSubmitting}>Set new password</SubmitButton>
      </div>
    </form>
  );
}

async function resetPassword(values: { email: string; password: string }): Promise<string | undefined> {
  try {
    const response = await browserApi().api.forget['forget-reset-password'].$post({ json: values });
    return response.ok ? undefined : apiErrorMessage(response, 'Failed to reset password');
  } catch {
    return 'Failed to reset password';
  }
}
