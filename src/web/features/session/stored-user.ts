import { useSyncExternalStore } from 'react';

export interface StoredUser {
  name: string;
  isAdmin: boolean;
}

const KEY = 'user';
const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastUser: StoredUser | null = null;

/** The signed-in user as this browser keeps it; null on the server and until the page is alive. */
export function useStoredUser(): StoredUser | null {
  return useSyncExternalStore(subscribe, read, () => null);
}

export function forgetUser(): void {
  localStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // other tabs tell of a change by this event
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(): StoredUser | null {
  const text = localStorage.getItem(KEY);
  if (text !== lastText) {
    lastText = text;
    lastUser = parse(text);
  }
  return lastUser;
}

function parse(text: string | null): StoredUser | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('name' in value) || typeof value.name !== 'string')
      return null;
    return { name: value.name, isAdmin: 'isAdmin' in value && value.isAdmin === true };
  } catch {
    return null;
  }
}
