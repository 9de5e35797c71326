import {
  BadgePercent,
  Banknote,
  CalendarRange,
  ChartColumn,
  ChefHat,
  FlaskConical,
  History,
  Images,
  KeyRound,
  Languages,
  LayoutTemplate,
  ListChecks,
  type LucideIcon,
  MessageCircleQuestionMark,
  MessageSquare,
  OctagonAlert,
  Package,
  PackageOpen,
  ReceiptIndianRupee,
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

export type PageGroup = 'today' | 'farm' | 'money' | 'shop';

/** The navigation: the paths of each group in their order. */
const groups: Readonly<Record<PageGroup, readonly string[]>> = {
  today: ['/admin/to-pack', '/admin/orders', '/admin/requests', '/admin/messages'],
  farm: [
    '/admin/foods',
    '/admin/batches',
    '/admin/stock',
    '/admin/press-plan',
    '/admin/recalls',
    '/admin/reviews',
    '/admin/recipes',
    '/admin/offers',
    '/admin/coupons',
  ],
  money: ['/admin/overview', '/admin/problems', '/admin/tax', '/admin/cash', '/admin/remittances'],
  shop: ['/admin/users', '/admin/pages/home', '/admin/content/colours', '/admin/translations'],
};

const nameOf: Readonly<Record<PageGroup, () => string>> = {
  today: () => adminFrame.groupToday,
  farm: () => adminFrame.groupFarm,
  money: () => adminFrame.groupMoney,
  shop: () => adminFrame.groupShop,
};

/** A page that no group names comes last, in the group of the shop. */
export function pagesByGroup(): { group: PageGroup; name: string; pages: readonly PageTile[] }[] {
  const pages = adminPages();
  const named = new Set(Object.values(groups).flat());
  return (Object.keys(groups) as PageGroup[]).map((group) => ({
    group,
    name: nameOf[group](),
    pages: [
      ...groups[group].flatMap((path) => pages.find(({ to }) => to === path) ?? []),
      ...(group === 'shop' ? pages.filter(({ to }) => !named.has(to)) : []),
    ],
  }));
}

/** The admin pages in the order of the dashboard and of the navigation. */
export const adminPages = (): readonly PageTile[] => [
  {
    to: '/admin/to-pack',
    text: adminFrame.toPack,
    note: adminFrame.toPackNote,
    icon: PackageOpen,
    work: { of: 'ordersToShip', text: adminFrame.ordersToShip },
  },
  { to: '/admin/overview', text: adminFrame.sales, note: adminFrame.salesNote, icon: ChartColumn },
  { to: '/admin/tax', text: adminFrame.tax, note: adminFrame.taxNote, icon: ReceiptIndianRupee },
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
    also: ['/admin/editUser', '/admin/customers'],
  },
  {
    to: '/admin/foods',
    text: adminFrame.foods,
    note: adminFrame.foodsNote,
    icon: Utensils,
    work: { of: 'lowStock', text: adminFrame.foodsLow },
    also: ['/admin/addFood', '/admin/editFood', '/admin/stock', '/admin/import'],
  },
  { to: '/admin/batches', text: adminFrame.batches, note: adminFrame.batchesNote, icon: FlaskConical },
  {
    to: '/admin/press-plan',
    text: adminFrame.pressPlan,
    note: adminFrame.pressPlanNote,
    icon: CalendarRange,
  },
  {
    to: '/admin/recalls',
    text: adminFrame.recalls,
    note: adminFrame.recallsNote,
    icon: OctagonAlert,
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
  {
    to: '/admin/remittances',
    text: adminFrame.remittances,
    note: adminFrame.remittancesNote,
    icon: Banknote,
    work: { of: 'cashOverdue', text: adminFrame.remittancesOverdue },
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
