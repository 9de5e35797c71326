import type { StaffRole } from './staff-roles.ts';

/** What a role may do. `src/server/staff-access.ts` lists every admin route under exactly one of them. */
export const staffRights = [
  /** The frame of the admin area: open work, news, search. What they show depends on the other rights. */
  'admin-area',
  'read-orders',
  'pack-orders',
  'manage-orders',
  'payments',
  'reports',
  'tax',
  'read-foods',
  'stock',
  'recalls',
  'catalogue',
  'content',
  'offers',
  'customers',
  'messages',
  'settings',
  'keys',
  'shop',
  'staff',
  'logs',
] as const;
export type StaffRight = (typeof staffRights)[number];

const rightsOf: Readonly<Record<StaffRole, ReadonlySet<StaffRight>>> = {
  owner: new Set(staffRights),
  manager: new Set([
    'admin-area',
    'read-orders',
    'pack-orders',
    'manage-orders',
    'payments',
    'reports',
    'tax',
    'read-foods',
    'stock',
    'recalls',
    'catalogue',
    'content',
    'offers',
    'customers',
    'messages',
    'settings',
  ]),
  packer: new Set(['admin-area', 'read-orders', 'pack-orders', 'read-foods', 'stock']),
  editor: new Set(['admin-area', 'read-foods', 'catalogue', 'content']),
  accountant: new Set(['admin-area', 'read-orders', 'payments', 'reports', 'tax', 'read-foods']),
};

/** Closed by default: without a role, or for a route without a right, nothing is allowed. */
export function hasRight(role: StaffRole | null | undefined, right: StaffRight | undefined): boolean {
  return role != null && right !== undefined && rightsOf[role].has(right);
}

/** The role of an account on the wire: an owner's account looks as it did before there were roles. */
export function roleOfAccount({
  isAdmin,
  staffRole,
}: {
  isAdmin: boolean;
  staffRole?: StaffRole | undefined;
}): StaffRole | null {
  return isAdmin ? (staffRole ?? 'owner') : null;
}
