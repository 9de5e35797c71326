import './identity.css';
import type { SignedInUser } from '../../../../contract/account.ts';
import { signInSecurity } from '../../../../messages/sign-in-security.ts';
import { ui } from '../../../../messages/ui.ts';
import { AuthenticatorApp } from './authenticator-app.tsx';
import { useFactors } from './factors-query.ts';
import { Passkeys } from './passkey-list.tsx';

/** Passkeys, the authenticator app and recovery codes of the signed-in person. */
export default function SignInSecurity({ user }: { user: SignedInUser }) {
  const { data: factors, isError, refetch } = useFactors(user._id);
  return (
    <section className="panel identity" aria-labelledby="sign-in-security">
      <h2 className="panel-heading" id="sign-in-security">
        {signInSecurity.title}
      </h2>
      <p className="identity__note">{signInSecurity.intro}</p>
      {isError && (
        <div className="panel__empty" role="alert">
          <p>{signInSecurity.failed}</p>
          <button type="button" className="button button--secondary button--small" onClick={() => refetch()}>
            {ui.tryAgain}
          </button>
        </div>
      )}
      {!factors && !isError && <p role="status">{signInSecurity.loading}</p>}
      {factors && (
        <>
          <Passkeys userId={user._id} factors={factors} />
          <AuthenticatorApp userId={user._id} factors={factors} />
        </>
      )}
    </section>
  );
}
