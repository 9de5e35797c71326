import '../session/auth.css';
import './identity.css';
import { signInSecurity } from '../../../../messages/sign-in-security.ts';
import { ui } from '../../../../messages/ui.ts';
import type { DialogFrame } from '../../../ui/lazy-dialog.tsx';
import { type AskedIdentity, SECOND_FACTOR_MISSING } from './asked-identity.ts';
import { AuthenticatorApp } from './authenticator-app.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { useFactors } from './factors-query.ts';
import { Passkeys } from './passkey-list.tsx';

export function frameOf({ why }: AskedIdentity): Partial<DialogFrame> {
  return { note: why ?? signInSecurity.confirmWhy };
}

/** Asks for a fresh proof; whoever needs a second step and has none sets one up here. */
export default function ConfirmIdentity({ user, code, onDone }: AskedIdentity) {
  const { data: factors, isError, refetch } = useFactors(user._id);
  if (isError) {
    return (
      <div role="alert">
        <p>{signInSecurity.failed}</p>
        <button type="button" className="button button--secondary button--small" onClick={() => refetch()}>
          {ui.tryAgain}
        </button>
      </div>
    );
  }
  if (!factors) return <p role="status">{signInSecurity.loading}</p>;
  const needsSecondFactor = code === SECOND_FACTOR_MISSING;
  const hasFactor = factors.passkeys.length > 0 || factors.appSince !== null;
  if (!needsSecondFactor || hasFactor) {
    return (
      <ConfirmForm
        user={user}
        factors={factors}
        needsSecondFactor={needsSecondFactor}
        onDone={() => onDone(true)}
      />
    );
  }
  const isDone = () => onDone(true);
  return (
    <>
      <p className="alert alert--good">{signInSecurity.required}</p>
      <Passkeys userId={user._id} factors={factors} onAdded={isDone} />
      <AuthenticatorApp userId={user._id} factors={factors} onAdded={isDone} />
    </>
  );
}
