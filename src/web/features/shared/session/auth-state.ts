import { useSyncExternalStore } from 'react';
import { toast } from '../../../lib/toast.ts';

export type AuthView = 'login' | 'register' | 'reset';

export interface AuthFormProps {
  shopName: string;
  /** What follows the login, for the last button. */
  nextLabel?: string | undefined;
  /** Of a newcomer who has typed it already: it is not asked for again. */
  customerName?: string | undefined;
  onView: (view: AuthView) => void;
  /** Called after a successful login or registration. */
  onDone: () => void;
}

/** What the visitor wanted, shown above the login. */
export interface Wanted {
  name: string;
  /** Such as size and price. */
  note: string;
  imageUrl: string;
  /** Label of the button that goes on with it. */
  nextLabel: string;
  /** The visitor's own name, if it is known. */
  customerName?: string;
}

interface AuthState {
  /** The open dialog. */
  view: AuthView | null;
  /** The action that needed a login; runs after it. */
  afterLogin: (() => void) | null;
  wanted: Wanted | null;
}

export const promptIds = { wishlist: 'login-for-wishlist', cart: 'login-for-cart' };

const CLOSED: AuthState = { view: null, afterLogin: null, wanted: null };
let state = CLOSED;
const listeners = new Set<() => void>();

/** Opens the dialog, or shows another form in the open one. */
export function openAuth(view: AuthView): void {
  change({ ...state, view });
}

/** Opens the login; `afterLogin` runs once the visitor is signed in. */
export function openLoginFor(wanted: Wanted, afterLogin: () => void): void {
  change({ view: 'login', afterLogin, wanted });
}

export function closeAuth(): void {
  change(CLOSED);
}

/** Closes the dialog and runs the pending action. */
export function completeAuth(): void {
  const { afterLogin } = state;
  dismissPrompts();
  closeAuth();
  afterLogin?.();
}

export function useAuth(): AuthState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => CLOSED,
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
