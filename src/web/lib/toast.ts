import type { ReactNode } from 'react';
import type { ToastOptions } from 'react-toastify/unstyled';

type Kind = 'success' | 'error' | 'warn' | 'info';
export interface DismissedToast {
  id: string;
  containerId?: string;
}

/** A toast before its library is there. */
export interface EarlyToast extends ToastOptions {
  toastId: string;
  kind: Kind;
  content: ReactNode;
}

/** What shows the toasts. */
export interface ToastBoard {
  show(toast: EarlyToast): void;
  dismiss(toast: DismissedToast): void;
}

let board: ToastBoard | undefined;
let early: EarlyToast[] = [];
let onFirst = () => {};
let count = 0;
let last: (SavedToast & { shownAt: number }) | undefined;

/** A toast of plain text, for the next document. */
export interface SavedToast {
  kind: Kind;
  content: string;
  toastId: string;
}
/** A toast of the last moment before a page is left was hardly read. */
const UNREAD_MS = 3000;

/** Shows a message and returns its id. The library is not part of the first load: it comes with the first touch of a page. */
export const toast = {
  success: (content: ReactNode, options?: ToastOptions) => show('success', content, options),
  error: (content: ReactNode, options?: ToastOptions) => show('error', content, options),
  warn: (content: ReactNode, options?: ToastOptions) => show('warn', content, options),
  info: (content: ReactNode, options?: ToastOptions) => show('info', content, options),
  dismiss: (dismissed: string | DismissedToast) => {
    const which = typeof dismissed === 'string' ? { id: dismissed } : dismissed;
    early = early.filter(({ toastId }) => toastId !== which.id);
    board?.dismiss(which);
  },
};

function show(kind: Kind, content: ReactNode, options: ToastOptions = {}): string {
  count += 1;
  const toastId = String(options.toastId ?? `toast ${count}`);
  const shown = { ...options, toastId, kind, content };
  if (typeof content === 'string') last = { kind, content, toastId, shownAt: Date.now() };
  if (board) board.show(shown);
  else if (!early.some((other) => other.toastId === toastId)) early.push(shown);
  if (!board) onFirst();
  return toastId;
}

/** The newest toast, if it came just now. */
export function lastToast(): SavedToast | undefined {
  return last && Date.now() - last.shownAt < UNREAD_MS ? last : undefined;
}

export function repeatToast({ kind, content, toastId }: SavedToast): void {
  show(kind, content, { toastId });
}

/** Hands the toasts that were waiting to the board, and every later one. Returns how to end it, with toasts for the next board. */
export function showToastsOn(next: ToastBoard): (unread?: EarlyToast[]) => void {
  board = next;
  for (const waiting of early) next.show(waiting);
  early = [];
  return (unread = []) => {
    if (board === next) board = undefined;
    early.push(...unread);
  };
}

/** Calls the listener when a toast waits for a board. */
export function whenToastWaits(listener: () => void): () => void {
  onFirst = listener;
  if (early.length > 0) listener();
  return () => {
    onFirst = () => {};
  };
}
