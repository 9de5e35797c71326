import { useSyncExternalStore } from 'react';
import { toast } from 'react-toastify/unstyled';

export type AuthView = 'login' | 'register' | 'reset';

export interface AuthFormProps {
  shopName: string;
  onView: (view: AuthView) => void;
  /** Somebody is signed in. */
  onDone: () => void;
}

interface AuthState {
  /** Which modal is open. */
  view: AuthView | null;
  /** What the visitor wanted when asked to log in; done after it. */
  wish: (() => void) | null;
}

export const promptIds = { wishlist: 'login-for-wishlist', cart: 'login-for-cart' };

let state: AuthState = { view: null, wish: null };
const listeners = new Set<() => void>();

/** Opens the login modal over the page; `wish` is done once somebody is signed in. */
export function openAuth(view: AuthView, wish: (() => void) | null = state.wish): void {
  change({ view, wish });
}

export function closeAuth(): void {
  change({ view: null, wish: null });
}

/** Closes the modal and does what was wished. */
export function fulfilAuth(): void {
  const { wish } = state;
  dismissPrompts();
  closeAuth();
  wish?.();
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

/** Who is signed in need not be told to log in. */
function dismissPrompts(): void {
  for (const id of Object.values(promptIds)) toast.dismiss(id);
}

function change(next: AuthState): void {
  state = next;
  for (const listener of listeners) listener();
}
