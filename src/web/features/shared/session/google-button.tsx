import { account } from '../../../../messages/account.ts';
import { ui } from '../../../../messages/ui.ts';
import { ActionError } from '../../../lib/action-error.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { askGoogle } from '../../../lib/google-window.ts';
import { useShop } from '../../../lib/shop.ts';
import { storeUser } from '../../../lib/stored-user.ts';
import { toast } from '../../../lib/toast.ts';
import { useAction } from '../../../ui/use-action.ts';
import { withSecondStep } from './second-step.ts';

/** With the word "or" between it and the rest of the form. */
export function GoogleButton({ isFirst = false, onDone }: { isFirst?: boolean; onDone: () => void }) {
  const { hasGoogle } = useShop();
  const { run, isPending } = useAction(signInWithGoogle, {
    onSuccess: () => {
      toast.success(account.loggedIn);
      onDone();
    },
    onError: ({ message }) => toast.error(message),
  });
  if (!hasGoogle) return null;

  return (
    <>
      {!isFirst && <div className="auth__or">{ui.or}</div>}
      <button
        type="button"
        className="button button--secondary button--large button--block button--google"
        aria-busy={isPending}
        onClick={() => run()}
      >
        <GoogleLogo />
        {account.continueWithGoogle}
      </button>
      {isFirst && <div className="auth__or">{ui.or}</div>}
    </>
  );
}

async function signInWithGoogle(): Promise<void> {
  const credential = await askGoogle();
  if (!credential) throw new ActionError(account.googleFailed);
  const { 'google-signup': signUp } = browserApi().api.users;
  storeUser(
    await withSecondStep((second) =>
      callApi(signUp.$post({ json: { credential, ...second } }), account.googleSignupFailed),
    ),
  );
}

function GoogleLogo() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M22.5 12.2c0-.8-.1-1.5-.2-2.2H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.7h3.6c2-1.9 3.2-4.7 3.2-8.1Z"
      />
      <path
        fill="#34A853"
        d="M12 23c3 0 5.4-1 7.3-2.7l-3.6-2.7c-1 .7-2.2 1-3.7 1-2.8 0-5.2-1.9-6.1-4.5H2.2V17A11 11 0 0 0 12 23Z"
      />
      <path fill="#FBBC05" d="M5.9 14.1a6.6 6.6 0 0 1 0-4.2V7H2.2a11 11 0 0 0 0 9.9Z" />
      <path
        fill="#EA4335"
        d="M12 5.4c1.6 0 3 .6 4.2 1.6l3.1-3.1A11 11 0 0 0 2.2 7l3.7 2.9C6.8 7.3 9.2 5.4 12 5.4Z"
      />
    </svg>
  );
}
