import {
  BadgePercent,
  ChartColumn,
  ChefHat,
  History,
  Images,
  KeyRound,
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
  Webhook,
} from 'lucide-react';
import type { WorkCounts } from '../../contract/admin/overview.ts';
import { adminFrame } from '../../messages/admin-frame.ts';

export interface PageTile {
  to: string;
  text: string;
  note: string;
  icon: LucideIcon;
  /** Path prefixes of other pages that belong to this tile. */
  also?: readonly string[];
  /** The count of open work, and the text with it. */
  work?: { of: keyof WorkCounts; text: (count: string) => string };
}

/** The admin pages in the order of the dashboard and of the navigation. */
export const adminPages = (): readonly PageTile[] => [
  { to: '/admin/overview', text: adminFrame.sales, note: adminFrame.salesNote, icon: ChartColumn },
  {
    to: '/admin/orders',
    text: adminFrame.orders,
    note: adminFrame.ordersNote,
    icon: Package,
    work: { of: 'ordersToShip', text: adminFrame.ordersToShip },
  },
  {
    to: '/admin/users',
    text: adminFrame.users,
    note: adminFrame.usersNote,
    icon: Users,
    also: ['/admin/editUser'],
  },
  {
    to: '/admin/foods',
    text: adminFrame.foods,
    note: adminFrame.foodsNote,
    icon: Utensils,
    work: { of: 'lowStock', text: adminFrame.foodsLow },
    also: ['/admin/addFood', '/admin/editFood', '/admin/import'],
  },
  { to: '/admin/reviews', text: adminFrame.reviews, note: adminFrame.reviewsNote, icon: Star },
  {
    to: '/admin/requests',
    text: adminFrame.requests,
    note: adminFrame.requestsNote,
    icon: MessageCircleQuestionMark,
    work: { of: 'requests', text: adminFrame.requestsOpen },
  },
  { to: '/admin/coupons', text: adminFrame.coupons, note: adminFrame.couponsNote, icon: TicketPercent },
  { to: '/admin/offers', text: adminFrame.offers, note: adminFrame.offersNote, icon: BadgePercent },
  { to: '/admin/recipes', text: adminFrame.recipes, note: adminFrame.recipesNote, icon: ChefHat },
  {
    to: '/admin/pages/home',
    text: adminFrame.pages,
    note: adminFrame.pagesNote,
    icon: LayoutTemplate,
    also: ['/admin/pages'],
  },
  {
    to: '/admin/content/colours',
    text: adminFrame.content,
    note: adminFrame.contentNote,
    icon: Images,
    also: ['/admin/content'],
  },
  {
    to: '/admin/translations',
    text: adminFrame.translations,
    note: adminFrame.translationsNote,
    icon: Languages,
  },
  {
    to: '/admin/messages',
    text: adminFrame.messages,
    note: adminFrame.messagesNote,
    icon: MessageSquare,
    work: { of: 'messages', text: adminFrame.messagesOpen },
  },
  {
    to: '/admin/problems',
    text: adminFrame.payments,
    note: adminFrame.paymentsNote,
    icon: ShieldAlert,
    work: { of: 'paymentProblems', text: adminFrame.paymentsOpen },
  },
  { to: '/admin/settings', text: adminFrame.settings, note: adminFrame.settingsNote, icon: Settings },
  { to: '/admin/setup', text: adminFrame.setup, note: adminFrame.setupNote, icon: ListChecks },
  {
    to: '/admin/webhooks',
    text: adminFrame.webhooks,
    note: adminFrame.webhooksNote,
    icon: Webhook,
    work: { of: 'disabledWebhooks', text: adminFrame.webhooksDisabled },
  },
  { to: '/admin/api-keys', text: adminFrame.apiKeys, note: adminFrame.apiKeysNote, icon: KeyRound },
  { to: '/admin/audit', text: adminFrame.audit, note: adminFrame.auditNote, icon: History },
];
