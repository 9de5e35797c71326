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
  ShieldCheck,
  Star,
  TicketPercent,
  UserCog,
  Users,
  Utensils,
  Webhook,
} from 'lucide-react';
import type { WorkCounts } from '../../contract/admin/overview.ts';
import { adminFrame } from '../../messages/admin-frame.ts';
import { hasRight, type StaffRight } from '../../rules/staff-rights.ts';
import type { StaffRole } from '../../rules/staff-roles.ts';

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

export interface AdminPage extends PageTile {
  right: StaffRight;
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

/** What this role may see. A page that no group names comes last, in the group of the shop; empty groups are left out. */
export function pagesByGroup(
  role: StaffRole | null,
): { group: PageGroup; name: string; pages: readonly PageTile[] }[] {
  const pages = pagesOf(role);
  const named = new Set(Object.values(groups).flat());
  return (Object.keys(groups) as PageGroup[])
    .map((group) => ({
      group,
      name: nameOf[group](),
      pages: [
        ...groups[group].flatMap((path) => pages.find(({ to }) => to === path) ?? []),
        ...(group === 'shop' ? pages.filter(({ to }) => !named.has(to)) : []),
      ],
    }))
    .filter((group) => group.pages.length > 0);
}

/** The tiles of this role. */
export function pagesOf(role: StaffRole | null): readonly AdminPage[] {
  return adminPages().filter(({ right }) => hasRight(role, right));
}

/** Pages that need another right than the tile they belong to, or that have none. */
const otherRights: Readonly<Record<string, StaffRight>> = {
  '/admin/addFood': 'catalogue',
  '/admin/editFood': 'catalogue',
  '/admin/previewFood': 'catalogue',
  '/admin/import': 'catalogue',
  '/admin/stock': 'read-foods',
  '/admin/orders/new': 'manage-orders',
  '/admin/couriers': 'pack-orders',
  '/admin/content/words': 'catalogue',
  '/admin/preview': 'content',
};

/** The right that a page needs; undefined for a path that no page has. The API decides, this only saves useless requests. */
export function rightOfPage(pathname: string): StaffRight | undefined {
  const rights = [
    ...Object.entries(otherRights),
    ...adminPages().flatMap(({ to, also = [], right }) =>
      [to, ...also].map((path): [string, StaffRight] => [path, right]),
    ),
  ];
  return rights
    .filter(([path]) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted(([one], [other]) => other.length - one.length)[0]?.[1];
}

/** The admin pages in the order of the dashboard and of the navigation. */
const adminPages = (): readonly AdminPage[] => [
  {
    to: '/admin/to-pack',
    right: 'pack-orders',
    text: adminFrame.toPack,
    note: adminFrame.toPackNote,
    icon: PackageOpen,
    work: { of: 'ordersToShip', text: adminFrame.ordersToShip },
  },
  {
    to: '/admin/overview',
    right: 'reports',
    text: adminFrame.sales,
    note: adminFrame.salesNote,
    icon: ChartColumn,
  },
  {
    to: '/admin/tax',
    right: 'tax',
    text: adminFrame.tax,
    note: adminFrame.taxNote,
    icon: ReceiptIndianRupee,
  },
  {
    to: '/admin/orders',
    right: 'read-orders',
    text: adminFrame.orders,
    note: adminFrame.ordersNote,
    icon: Package,
    work: { of: 'ordersToShip', text: adminFrame.ordersToShip },
  },
  {
    to: '/admin/users',
    right: 'customers',
    text: adminFrame.users,
    note: adminFrame.usersNote,
    icon: Users,
    also: ['/admin/editUser', '/admin/customers'],
  },
  {
    to: '/admin/foods',
    right: 'read-foods',
    text: adminFrame.foods,
    note: adminFrame.foodsNote,
    icon: Utensils,
    work: { of: 'lowStock', text: adminFrame.foodsLow },
    also: ['/admin/addFood', '/admin/editFood', '/admin/stock', '/admin/import'],
  },
  {
    to: '/admin/batches',
    right: 'stock',
    text: adminFrame.batches,
    note: adminFrame.batchesNote,
    icon: FlaskConical,
    also: ['/admin/labels'],
  },
  {
    to: '/admin/press-plan',
    right: 'stock',
    text: adminFrame.pressPlan,
    note: adminFrame.pressPlanNote,
    icon: CalendarRange,
  },
  {
    to: '/admin/recalls',
    right: 'recalls',
    text: adminFrame.recalls,
    note: adminFrame.recallsNote,
    icon: OctagonAlert,
  },
  {
    to: '/admin/reviews',
    right: 'catalogue',
    text: adminFrame.reviews,
    note: adminFrame.reviewsNote,
    icon: Star,
  },
  {
    to: '/admin/requests',
    right: 'read-orders',
    text: adminFrame.requests,
    note: adminFrame.requestsNote,
    icon: MessageCircleQuestionMark,
    work: { of: 'requests', text: adminFrame.requestsOpen },
  },
  {
    to: '/admin/coupons',
    right: 'offers',
    text: adminFrame.coupons,
    note: adminFrame.couponsNote,
    icon: TicketPercent,
  },
  {
    to: '/admin/offers',
    right: 'offers',
    text: adminFrame.offers,
    note: adminFrame.offersNote,
    icon: BadgePercent,
  },
  {
    to: '/admin/recipes',
    right: 'catalogue',
    text: adminFrame.recipes,
    note: adminFrame.recipesNote,
    icon: ChefHat,
  },
  {
    to: '/admin/pages/home',
    right: 'content',
    text: adminFrame.pages,
    note: adminFrame.pagesNote,
    icon: LayoutTemplate,
    also: ['/admin/pages'],
  },
  {
    to: '/admin/content/colours',
    right: 'content',
    text: adminFrame.content,
    note: adminFrame.contentNote,
    icon: Images,
    also: ['/admin/content'],
  },
  {
    to: '/admin/translations',
    right: 'catalogue',
    text: adminFrame.translations,
    note: adminFrame.translationsNote,
    icon: Languages,
  },
  {
    to: '/admin/messages',
    right: 'messages',
    text: adminFrame.messages,
    note: adminFrame.messagesNote,
    icon: MessageSquare,
    work: { of: 'messages', text: adminFrame.messagesOpen },
  },
  {
    to: '/admin/problems',
    right: 'payments',
    text: adminFrame.payments,
    note: adminFrame.paymentsNote,
    icon: ShieldAlert,
    work: { of: 'paymentProblems', text: adminFrame.paymentsOpen },
  },
  {
    to: '/admin/remittances',
    right: 'payments',
    text: adminFrame.remittances,
    note: adminFrame.remittancesNote,
    icon: Banknote,
    work: { of: 'cashOverdue', text: adminFrame.remittancesOverdue },
  },
  {
    to: '/admin/settings',
    right: 'settings',
    text: adminFrame.settings,
    note: adminFrame.settingsNote,
    icon: Settings,
  },
  {
    to: '/admin/setup',
    right: 'settings',
    text: adminFrame.setup,
    note: adminFrame.setupNote,
    icon: ListChecks,
    work: { of: 'failedBackups', text: adminFrame.backupsFailed },
  },
  {
    to: '/admin/webhooks',
    right: 'keys',
    text: adminFrame.webhooks,
    note: adminFrame.webhooksNote,
    icon: Webhook,
    work: { of: 'disabledWebhooks', text: adminFrame.webhooksDisabled },
  },
  { to: '/admin/staff', right: 'staff', text: adminFrame.staff, note: adminFrame.staffNote, icon: UserCog },
  {
    to: '/admin/api-keys',
    right: 'keys',
    text: adminFrame.apiKeys,
    note: adminFrame.apiKeysNote,
    icon: KeyRound,
  },
  {
    to: '/admin/security',
    right: 'logs',
    text: adminFrame.security,
    note: adminFrame.securityNote,
    icon: ShieldCheck,
  },
  { to: '/admin/audit', right: 'logs', text: adminFrame.audit, note: adminFrame.auditNote, icon: History },
];
