import { useSyncExternalStore } from 'react';
import type { SignedInUser } from '../../contract/account.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../../rules/languages.ts';
import { isStaffRole } from '../../rules/staff-roles.ts';
import { PRIVATE_STORE, WAITING_STORE } from './private-store-name.ts';
import { VISITED_CACHES } from './visited-caches.ts';

export const USER_KEY = 'user';
/** Of whoever uses this browser: cleared with the user at the log-out. */
export const RECENT_KEY = 'recently-viewed';
export const PINCODE_KEY = 'pincode';
/** For whom pages were stored to be read without a connection, and when. */
export const PAGES_STORED_KEY = 'pages-stored';
/** What is known of the lines in a visitor's cart, to be read without a connection. */
export const KNOWN_ITEMS_KEY = 'guest-cart-known';
/** Of a browser that has the service worker, or had it and may not be clean yet. */
export const WORKER_KEY = 'worker';
/** Ticks at the packing table: the orders that are packed next, and what is taken from the shelves for them. */
export const TICKS_KEY = 'packing-ticks';
export const TAKEN_KEY = 'packing-taken';
/** Whose work waits in this browser for the next login, because the server has ended the session. */
const ENDED_KEY = 'session-ended-of';
/** The header shows only the initial of a longer name. */
export const MAX_SHOWN_NAME = 10;

const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastUser: SignedInUser | null = null;

/** The signed-in user in local storage, null for a visitor; undefined on the server and during hydration. */
export function useStoredUser(): SignedInUser | null | undefined {
  return useSyncExternalStore<SignedInUser | null | undefined>(whenUserChanges, storedUser, () => undefined);
}

export function storedUser(): SignedInUser | null {
  const text = localStorage.getItem(USER_KEY);
  if (text !== lastText) {
    lastText = text;
    lastUser = parse(text);
  }
  return lastUser;
}

export function storeUser(user: SignedInUser): void {
  const before = lastUserId();
  if (before && before !== user._id) {
    clearPrivateData(before);
    clearWork(before);
  }
  localStorage.removeItem(ENDED_KEY);
  localStorage.setItem(USER_KEY, JSON.stringify(user));
  notify();
}

/** A log-out: nothing of the user stays in this browser. */
export function clearStoredUser(): void {
  const id = lastUserId();
  if (id) clearWork(id);
  localStorage.removeItem(ENDED_KEY);
  signOut();
}

/**
 * The server has ended the session, perhaps while work of hours without a connection was sent. Nothing of the user can be read
 * any more, but what waits stays stored for the same user's next login.
 */
export function endStoredSession(): void {
  const id = storedUser()?._id;
  if (id) localStorage.setItem(ENDED_KEY, id);
  signOut();
}

/** Who is signed in, or whose work waits for the next login. */
export function lastUserId(): string | null {
  return storedUser()?._id ?? localStorage.getItem(ENDED_KEY);
}

export const privateStoreOf = (userId: string) => PRIVATE_STORE + userId;
export const waitingStoreOf = (userId: string) => WAITING_STORE + userId;

function signOut(): void {
  const id = storedUser()?._id;
  for (const key of [USER_KEY, RECENT_KEY, PINCODE_KEY, PAGES_STORED_KEY, KNOWN_ITEMS_KEY])
    localStorage.removeItem(key);
  if (id) clearPrivateData(id);
  notify();
}

/** Also what was visited: the next person at this phone sees nothing of it. */
function clearPrivateData(userId: string): void {
  indexedDB.deleteDatabase(privateStoreOf(userId));
  // absent without TLS
  if ('caches' in window) for (const name of VISITED_CACHES) void caches.delete(name);
}

/** What outlives a session that the server ends, so that the same user goes on after the next login: also messages of new orders. */
function clearWork(userId: string): void {
  indexedDB.deleteDatabase(waitingStoreOf(userId));
  for (const key of [TICKS_KEY, TAKEN_KEY]) localStorage.removeItem(key);
  endPush().catch(() => undefined);
}

/** By the browser, because the server may not hear of the log-out: without a connection, or when another user signs in. */
async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener after every change, also by another tab. */
export function whenUserChanges(listener: () => void): () => void {
  listeners.add(listener);
  // changes in other tabs
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * Foreign or broken data counts as no user, so that it cannot break every page. Fields that an older version did not store
 * become empty.
 */
function parse(text: string | null): SignedInUser | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { _id, name, token, ...rest } = value as Record<keyof SignedInUser, unknown>;
    if (!isFilled(_id) || !isFilled(name) || !isFilled(token)) return null;
    return {
      _id,
      name,
      token,
      email: textOf(rest.email),
      phone: textOf(rest.phone),
      address: addressOf(rest.address),
      isAdmin: rest.isAdmin === true,
      isBlocked: rest.isBlocked === true,
      language: isLanguage(rest.language) ? rest.language : DEFAULT_LANGUAGE,
      ...(isFilled(rest.mobile) && { mobile: rest.mobile }),
      ...(isStaffRole(rest.staffRole) && { staffRole: rest.staffRole }),
    };
  } catch {
    return null;
  }
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function addressOf(value: unknown): SignedInUser['address'] {
  if (typeof value !== 'object' || value === null) return textOf(value);
  const { doorNumber, street, area, district, state, pincode } = value as Record<string, unknown>;
  return {
    doorNumber: textOf(doorNumber),
    street: textOf(street),
    area: textOf(area),
    district: textOf(district),
    state: textOf(state),
    pincode: textOf(pincode),
  };
}
