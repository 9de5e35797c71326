import { type LucideIcon, MessageCircleQuestionMark, Star, Users, Utensils } from 'lucide-react';

export interface PageTile {
  to: string;
  text: string;
  note: string;
  icon: LucideIcon;
  /** How other pages of the same thing begin. */
  also?: readonly string[];
}

/** The admins' pages, as the dashboard and the list beside them show them. */
export const ownerPages: readonly PageTile[] = [
  {
    to: '/admin/users',
    text: 'Users',
    note: 'Edit, block or unblock',
    icon: Users,
    also: ['/admin/editUser'],
  },
  {
    to: '/admin/foods',
    text: 'Foods',
    note: 'Add and edit products',
    icon: Utensils,
    also: ['/admin/addFood', '/admin/editFood'],
  },
  { to: '/admin/reviews', text: 'Reviews', note: 'Reply, hide or delete', icon: Star },
  {
    to: '/admin/requests',
    text: 'Requests',
    note: 'Returns, damage, cancelling',
    icon: MessageCircleQuestionMark,
  },
];
