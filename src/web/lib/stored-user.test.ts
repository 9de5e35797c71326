import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SignedInUser } from '../../contract/account.ts';
import { signOutIfRejected } from './authorized-fetch.ts';
import { clearStoredUser, storedUser, storeUser, TAKEN_KEY, TICKS_KEY } from './stored-user.ts';

const personOf = (id: string): SignedInUser => ({
  _id: id,
  name: 'Meena',
  email: 'm@example.org',
  phone: '',
  address: '',
  token: `token of ${id}`,
  isAdmin: true,
  isBlocked: false,
  language: 'en',
});

let stored: Map<string, string>;
let deleted: string[];
beforeEach(() => {
  stored = new Map();
  deleted = [];
  vi.stubGlobal('window', {});
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => deleted.push(name) });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  storeUser(personOf('packer'));
  for (const key of [TICKS_KEY, TAKEN_KEY]) stored.set(key, '["1"]');
});
afterEach(() => vi.unstubAllGlobals());

const ticks = () => [TICKS_KEY, TAKEN_KEY].filter((key) => stored.has(key));
const endSession = () => signOutIfRejected(401, 'token of packer');

test('a session that the server ends: nothing can be read any more, and work that waits stays for the same user', () => {
  endSession();
  expect(storedUser()).toBeNull();
  storeUser(personOf('packer'));
  expect(deleted).toEqual(['private packer']);
  expect(ticks()).toEqual([TICKS_KEY, TAKEN_KEY]);
});

test('another user who signs in after that deletes the work', () => {
  endSession();
  storeUser(personOf('next'));
  expect(deleted).toContain('waiting packer');
  expect(ticks()).toEqual([]);
  deleted = [];
  clearStoredUser();
  expect(deleted).toEqual(['waiting next', 'private next']);
});

test('a log-out and a change of users leave nothing', () => {
  clearStoredUser();
  expect(deleted.toSorted()).toEqual(['private packer', 'waiting packer']);
  expect([...stored]).toEqual([]);
  storeUser(personOf('packer'));
  stored.set(TICKS_KEY, '["1"]');
  deleted = [];
  storeUser(personOf('next'));
  expect(deleted.toSorted()).toEqual(['private packer', 'waiting packer']);
  expect(ticks()).toEqual([]);
});
