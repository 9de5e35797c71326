import { useEffect, useState } from 'react';
import type { SignedInUser } from '../../../../contract/account.ts';
import { account } from '../../../../messages/account.ts';
import { signInSecurity } from '../../../../messages/sign-in-security.ts';
import { whenIdentityIsAsked } from '../../../lib/confirm-identity.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { type AskedIdentity, SECOND_FACTOR_MISSING } from './asked-identity.ts';

const ConfirmIdentity = lazyDialog<AskedIdentity>(
  async () => {
    const { default: content, frameOf } = await import('./confirm-identity.tsx');
    return { default: content, frameOf };
  },
  ({ code, onDone }) => ({
    title: code === SECOND_FACTOR_MISSING ? signInSecurity.requiredTitle : account.confirmItIsYou,
    onClose: () => onDone(false),
  }),
);

/**
 * The one place where somebody confirms who they are: any call that the server rejects for want of a fresh proof opens the
 * dialog and is repeated afterwards. Calls that are rejected meanwhile wait for the same dialog.
 */
export function IdentityWatch({ user }: { user: SignedInUser }) {
  const [asked, setAsked] = useState<Omit<AskedIdentity, 'user'>>();
  useEffect(() => {
    let open: Promise<boolean> | undefined;
    return whenIdentityIsAsked(({ code, why }) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      open ??= promise;
      if (open !== promise) return open;
      setAsked({
        code,
        why,
        onDone: (isConfirmed) => {
          open = undefined;
          setAsked(undefined);
          resolve(isConfirmed);
        },
      });
      return promise;
    });
  }, []);
  return asked && <ConfirmIdentity user={user} {...asked} />;
}
