import { useSyncExternalStore } from 'react';
import { toast } from 'react-toastify/unstyled';

export type AuthView = 'login' | 'register' | 'reset';

export interface AuthFormProps {
  shopName: string;
  onView: (view: AuthView) => void;
  /** Called after a successful login or registration. */
  onDone: () => void;
}

interface AuthState {
  /** The open dialog. */
  view: AuthView | null;
  /** The action that needed a login; runs after it. */
  afterLogin: (() => void) | null;
}

export const promptIds = { wishlist: 'login-for-wishlist', cart: 'login-for-cart' };

let state: AuthState = { view: null, afterLogin: null };
const listeners = new Set<() => void>();

/** Opens the dialog; `afterLogin` runs once the visitor is signed in. */
export function openAuth(view: AuthView, afterLogin: (() => void) | null = state.afterLogin): void {
  change({ view, afterLogin });
}

export function closeAuth(): void {
  change({ view: null, afterLogin: null });
}

/** Closes the dialog and runs the pending action. */
export function completeAuth(): void {
  const { afterLogin } = state;
  dismissPrompts();
  closeAuth();
  afterLogin?.();
}

export function useAuthView(): AuthView | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state.view,
    () => null,
  );
}

/** After the login its prompts are obsolete. */
function dismissPrompts(): void {
  for (const id of Object.values(promptIds)) toast.dismiss(id);
}

function change(next: AuthState): void {
  state = next;
  for (const listener of listeners) listener();
}
