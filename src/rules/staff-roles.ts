/** Whoever works in the admin area has one role. On the wire of the specification each of them is an admin. */
export const staffRoles = ['owner', 'manager', 'packer', 'editor', 'accountant'] as const;
export type StaffRole = (typeof staffRoles)[number];

export function isStaffRole(value: unknown): value is StaffRole {
  return staffRoles.some((role) => role === value);
}
