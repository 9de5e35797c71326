import { KeyRound } from 'lucide-react';
import { account } from '../../../../messages/account.ts';
import { loadChunk } from '../../../lib/load-chunk.ts';
import { toast } from '../../../lib/toast.ts';
import { useAction } from '../../../ui/use-action.ts';

/** The first choice: neither e-mail nor password to type. Its script comes with the first use. */
export function PasskeyButton({ onDone }: { onDone: () => void }) {
  const { run, isPending } = useAction(logIn, {
    onSuccess: () => {
      toast.success(account.loggedIn);
      onDone();
    },
    onError: ({ message }) => toast.error(message),
  });
  return (
    <button
      type="button"
      className="button button--secondary button--large button--block"
      aria-busy={isPending}
      onClick={() => run()}
    >
      <KeyRound size={20} strokeWidth={1.75} aria-hidden="true" />
      {account.logInWithPasskey}
    </button>
  );
}

async function logIn(): Promise<void> {
  const { logInWithPasskey } = await loadChunk(() => import('../identity/passkeys.ts'));
  await logInWithPasskey();
}
