import { useState } from 'react';
import type { SignedInUser } from '../../../../contract/account.ts';
import { ApiError } from '../../../lib/call-api.ts';
import { needsReauthentication } from '../../../lib/needs-reauthentication.ts';
import { ReauthenticateDialog } from './reauthenticate-dialog.tsx';

interface PendingCall {
  /** Resolves to the error of the password, if there is one. */
  retry: (password: string) => Promise<string | undefined>;
  cancel: () => void;
}

/**
 * For changes that the server rejects when the sign-in is too old. `withPassword` then opens `dialog` and sends the call once
 * more with the password. It resolves to undefined when the admin closes the dialog.
 */
export function useReauthentication(admin: SignedInUser, why: string) {
  const [pending, setPending] = useState<PendingCall>();

  const withPassword = async <Result,>(
    call: (currentPassword?: string) => Promise<Result>,
  ): Promise<Result | undefined> => {
    try {
      return await call();
    } catch (error) {
      if (!isReauthenticationError(error)) throw error;
    }
    const { promise, resolve, reject } = Promise.withResolvers<Result | undefined>();
    const close = () => setPending(undefined);
    setPending({
      retry: async (password) => {
        try {
          resolve(await call(password));
        } catch (error) {
          if (isReauthenticationError(error)) return error.message;
          reject(error);
        }
        close();
        return undefined;
      },
      cancel: () => {
        resolve(undefined);
        close();
      },
    });
    return promise;
  };

  const dialog = pending && (
    <ReauthenticateDialog
      why={why}
      email={admin.email}
      onReauthenticate={pending.retry}
      onClose={pending.cancel}
    />
  );
  return { withPassword, dialog };
}

function isReauthenticationError(error: unknown): error is ApiError {
  return error instanceof ApiError && needsReauthentication(error);
}
