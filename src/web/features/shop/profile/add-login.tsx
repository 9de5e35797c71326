import '../../shared/session/code-login.css';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SignedInUser } from '../../../../contract/account.ts';
import { account } from '../../../../messages/account.ts';
import { accountFields } from '../../../../messages/account-fields.ts';
import { profile } from '../../../../messages/profile.ts';
import { shell } from '../../../../messages/shell.ts';
import { isEmail } from '../../../../rules/email.ts';
import { mobileNumber, readableMobile } from '../../../../rules/mobile.ts';
import { ActionError } from '../../../lib/action-error.ts';
import { confirmed } from '../../../lib/confirm-identity.ts';
import { toast } from '../../../lib/toast.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, useFocusOnError } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { requestCode, verifyCode, verifyLoginCode } from '../../shared/session/codes.ts';
import { Failure } from '../../shared/session/failure.tsx';
import { useCountdown } from '../../shared/session/use-countdown.ts';
import { useSmsCode } from '../../shared/session/use-sms-code.ts';
import { addEmail, addMobile } from './save-logins.ts';

interface AddLoginProps {
  user: SignedInUser;
  kind: 'mobile' | 'email';
  onClose: () => void;
}

/** Adds an e-mail or a mobile number that the customer verifies by a code. */
export function AddLogin({ user, kind, onClose }: AddLoginProps) {
  const [address, setAddress] = useState<string>();
  const { left, start } = useCountdown();
  const isMobile = kind === 'mobile';
  return (
    <Dialog title={isMobile ? profile.mobileNumber : profile.addEmail} isOpen onClose={onClose} size="small">
      {address === undefined ? (
        <AddressStep
          isMobile={isMobile}
          onSent={(sentTo, wait) => {
            start(wait);
            setAddress(sentTo);
          }}
        />
      ) : (
        <CodeStep
          user={user}
          isMobile={isMobile}
          address={address}
          left={left}
          onSent={start}
          onBack={() => setAddress(undefined)}
          onDone={() => {
            toast.success(isMobile ? profile.mobileAdded : profile.emailAdded);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

const send = (isMobile: boolean, address: string) => requestCode(isMobile ? 'login' : 'register', address);

function AddressStep({
  isMobile,
  onSent,
}: {
  isMobile: boolean;
  onSent: (address: string, wait: number) => void;
}) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  const request = useAction(
    async () => {
      const text = typed.trim();
      const address = isMobile ? mobileNumber(text) : isEmail(text) ? text : undefined;
      if (!address)
        throw new ActionError(isMobile ? accountFields.mobileInvalid : accountFields.emailInvalid);
      return { address, wait: await send(isMobile, address) };
    },
    { onSuccess: ({ address, wait }) => onSent(address, wait) },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    request.run();
  };
  return (
    <form method="post" className="field-grid" noValidate onSubmit={submit}>
      <Field
        ref={input}
        label={isMobile ? profile.mobileNumber : shell.email}
        type={isMobile ? 'tel' : 'email'}
        autoComplete={isMobile ? 'tel-national' : 'email'}
        value={typed}
        error={request.problem}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="auth__actions">
        <SubmitButton isBusy={request.isPending}>{account.sendCode}</SubmitButton>
      </div>
    </form>
  );
}

function CodeStep({
  user,
  isMobile,
  address,
  left,
  onSent,
  onBack,
  onDone,
}: {
  user: SignedInUser;
  isMobile: boolean;
  address: string;
  /** Seconds until another code may be requested. */
  left: number;
  onSent: (wait: number) => void;
  onBack: () => void;
  onDone: () => void;
}) {
  const [code, setCode] = useState('');
  const isVerified = useRef(false);
  useSmsCode(isMobile, setCode);
  const again = useAction(() => send(isMobile, address), { onSuccess: onSent });
  const save = useAction(
    async () => {
      // a code counts once, and the second step may have failed
      if (!isVerified.current) await verify();
      isVerified.current = true;
      return confirmed(profile.loginPassword, () =>
        isMobile ? addMobile(user, address) : addEmail(user, address),
      );
    },
    { onSuccess: (saved) => saved && onDone() },
  );
  const input = useFocusOnError(save.error);
  useEffect(() => input.current?.focus(), [input]);
  const verify = (): Promise<unknown> =>
    isMobile ? verifyLoginCode(address, code) : verifyCode('register', address, code);
  return (
    <form
      method="post"
      className="field-grid"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.run();
      }}
    >
      <p className="code-login__to">
        {account.codeSentTo(isMobile ? readableMobile(address) : address)}{' '}
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
        value={code}
        error={save.problem}
        onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, '').slice(0, 6))}
      />
      <div className="auth__actions">
        <Failure>{again.problem}</Failure>
        <SubmitButton isBusy={save.isPending}>{account.verifyCode}</SubmitButton>
        <button
          type="button"
          className="button button--ghost button--block"
          aria-disabled={left > 0}
          aria-busy={again.isPending}
          onClick={() => left === 0 && again.run()}
        >
          {left > 0 ? account.resendIn(left) : account.sendAgain}
        </button>
      </div>
    </form>
  );
}
