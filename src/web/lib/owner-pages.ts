import { type LucideIcon, Users, Utensils } from 'lucide-react';

export interface PageTile {
  to: string;
  text: string;
  note: string;
  icon: LucideIcon;
}

/** The admins' pages, as the dashboard and the list beside them show them. */
export const ownerPages: readonly PageTile[] = [
  { to: '/admin/users', text: 'Users', note: 'Edit, block or unblock', icon: Users },
  { to: '/admin/foods', text: 'Foods', note: 'Add and edit products', icon: Utensils },
];
