import { expect, test } from 'vitest';
import { hasRight, roleOfAccount, staffRights } from './staff-rights.ts';
import { staffRoles } from './staff-roles.ts';

test('an owner has every right, and nobody else may change rights, keys or logs', () => {
  expect(staffRights.filter((right) => !hasRight('owner', right))).toEqual([]);
  const others = staffRoles.filter((role) => role !== 'owner');
  for (const right of ['staff', 'keys', 'logs', 'shop'] as const)
    expect(others.filter((role) => hasRight(role, right))).toEqual([]);
});

test('without a role, or without a listed right, nothing is allowed', () => {
  expect(hasRight(null, 'admin-area')).toBe(false);
  expect(hasRight('owner', undefined)).toBe(false);
});

test('an admin without a role on the wire is an owner, a customer has none', () => {
  expect(roleOfAccount({ isAdmin: true })).toBe('owner');
  expect(roleOfAccount({ isAdmin: true, staffRole: 'packer' })).toBe('packer');
  expect(roleOfAccount({ isAdmin: false, staffRole: 'packer' })).toBeNull();
});
