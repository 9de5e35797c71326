import {
  BadgePercent,
  ChartColumn,
  ChefHat,
  History,
  Images,
  Languages,
  LayoutTemplate,
  ListChecks,
  type LucideIcon,
  MessageCircleQuestionMark,
  MessageSquare,
  Package,
  Settings,
  ShieldAlert,
  Star,
  TicketPercent,
  Users,
  Utensils,
} from 'lucide-react';
import type { WorkCounts } from '../../contract/admin/overview.ts';

export interface PageTile {
  to: string;
  text: string;
  note: string;
  icon: LucideIcon;
  /** Path prefixes of other pages that belong to this tile. */
  also?: readonly string[];
  /** The count of open work, and the text after it. */
  work?: { of: keyof WorkCounts; text: string };
}

/** The admin pages in the order of the dashboard and of the navigation. */
export const adminPages: readonly PageTile[] = [
  { to: '/admin/overview', text: 'Sales', note: 'Figures, best foods, low stock', icon: ChartColumn },
  {
    to: '/admin/orders',
    text: 'All orders',
    note: 'Confirm, ship and deliver',
    icon: Package,
    work: { of: 'ordersToShip', text: 'to ship' },
  },
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
    work: { of: 'lowStock', text: 'low in stock' },
    also: ['/admin/addFood', '/admin/editFood', '/admin/import'],
  },
  { to: '/admin/reviews', text: 'Reviews', note: 'Reply, hide or delete', icon: Star },
  {
    to: '/admin/requests',
    text: 'Requests',
    note: 'Returns, damage, cancelling',
    icon: MessageCircleQuestionMark,
    work: { of: 'requests', text: 'open' },
  },
  { to: '/admin/coupons', text: 'Coupons', note: 'Create, change and end', icon: TicketPercent },
  { to: '/admin/offers', text: 'Offers', note: 'Sales by day and hour', icon: BadgePercent },
  { to: '/admin/recipes', text: 'Recipes', note: 'Write and publish', icon: ChefHat },
  {
    to: '/admin/pages/home',
    text: 'Pages',
    note: 'Words, pictures, order of the pages',
    icon: LayoutTemplate,
    also: ['/admin/pages'],
  },
  {
    to: '/admin/content/colours',
    text: 'Content',
    note: 'Logo, colours, search words',
    icon: Images,
    also: ['/admin/content'],
  },
  {
    to: '/admin/translations',
    text: 'Translations',
    note: 'Tamil and Hindi, what is missing',
    icon: Languages,
  },
  {
    to: '/admin/messages',
    text: 'Messages',
    note: 'Answer visitors by mail',
    icon: MessageSquare,
    work: { of: 'messages', text: 'unanswered' },
  },
  {
    to: '/admin/problems',
    text: 'Payments',
    note: 'Payments and mails to look at',
    icon: ShieldAlert,
    work: { of: 'paymentProblems', text: 'to look at' },
  },
  { to: '/admin/settings', text: 'Settings', note: "The shop's data, delivery", icon: Settings },
  { to: '/admin/setup', text: 'Set-up', note: 'Assistant and self-check', icon: ListChecks },
  { to: '/admin/audit', text: 'Audit log', note: 'Who changed what', icon: History },
];
