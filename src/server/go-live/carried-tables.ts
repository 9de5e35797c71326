import type { Messages } from '../../messages/en/en.ts';
import { SEEDED_AT } from '../seed/seed-files.ts';

export type Row = Record<string, unknown>;

/** A message is read in the language of whoever reads the report. */
export type CarriedLabel = {
  [Name in keyof Messages['goLive']]: Messages['goLive'][Name] extends string ? Name : never;
}[keyof Messages['goLive']];

/** A table whose rows go from the demo shop to the live shop. In conditions, `t` is the table. */
export interface CarriedTable {
  name: string;
  /** The message of the report: "12 foods". Undefined: the rows belong to those of another table. */
  label?: CarriedLabel;
  /** Rows that a live shop could use; default: all. */
  condition?: string;
  /** Rows that came with the demo and that nobody made their own. They stay behind, unless the owner wants them. */
  isDemo?: string;
  /** Rows of this table belong to a row of another: only those of carried rows are carried. */
  parent?: { column: string; table: string };
  /** Columns that the live database fills in itself. */
  omitted?: string[];
  /** What the live database may have before: it stays, or it is replaced by the demo's. */
  existing?: 'stays' | 'is-replaced';
  isCoupon?: boolean;
}

/** Rows that the demo brought. */
export const SEEDED = `t.created_at = '${SEEDED_AT.toISOString()}'`;
// rows of the demo are inserted in the transaction that records the run, so both have the same timestamp
const UNCHANGED = 't.updated_at in (select seeded_at from seed_runs)';

/** In the order of their foreign keys. */
export const carriedTables: CarriedTable[] = [
  {
    name: 'foods',
    label: 'foods',
    condition: 't.removed_at is null',
    isDemo: `${SEEDED} and (${UNCHANGED} or t.status = 'draft')`,
  },
  { name: 'food_sizes', parent: { column: 'food_id', table: 'foods' } },
  { name: 'food_images', parent: { column: 'food_id', table: 'foods' } },
  { name: 'food_specifications', parent: { column: 'food_id', table: 'foods' } },
  { name: 'food_ingredients', parent: { column: 'food_id', table: 'foods' } },
  { name: 'recipes', label: 'recipes', isDemo: `${SEEDED} and (${UNCHANGED} or t.status = 'draft')` },
  { name: 'recipe_ingredients', parent: { column: 'recipe_id', table: 'recipes' } },
  { name: 'colours', label: 'colours', isDemo: UNCHANGED, existing: 'stays' },
  { name: 'scheduled_sales', label: 'scheduledSales' },
  { name: 'shop_settings', label: 'settings' },
  { name: 'search_words', label: 'searchWords', existing: 'is-replaced' },
  { name: 'hsn_texts', label: 'hsnTexts', existing: 'is-replaced' },
  {
    name: 'page_versions',
    label: 'pages',
    condition: "t.state <> 'replaced'",
    isDemo: SEEDED,
    // numbers come from a sequence of each database
    omitted: ['version'],
    existing: 'stays',
  },
  { name: 'coupons', label: 'coupons', isDemo: SEEDED, isCoupon: true, existing: 'stays' },
];

/** Parts of the settings that a brand brings. They count as the owner's once somebody saved them. */
export const SEEDED_SETTINGS = ['policy', 'logo', 'translations'];

/** They stay behind: people and what they did, and what belongs to the machine or the providers of the demo. */
export const leftTables = [
  'api_keys',
  'audit_chain',
  'audit_log',
  'audit_unchained',
  'authenticator_apps',
  // the live shop begins with what it has
  'batch_changes',
  'batch_codes',
  'batch_sizes',
  'batches',
  'booking_tries',
  'cart_items',
  'carts',
  'changed_days',
  'codes',
  'contact_messages',
  // the pictures of pages are in page_versions (decision 0090)
  'content',
  'coupon_redemptions',
  'credit_note_files',
  'credit_note_series',
  'credit_notes',
  'dispatched_parcels',
  'customer_notes',
  'customer_tags',
  'day_money',
  'event_deliveries',
  // their secrets can be read with the key of the demo only
  'event_receivers',
  'exchange_rates',
  'fetched_images',
  'food_words',
  'import_images',
  'import_lines',
  'imports',
  'invoice_files',
  'invoice_series',
  'invoices',
  'kept_sales',
  'kept_sold_foods',
  'kept_used_coupons',
  'known_browsers',
  'limits',
  'marked_invoice_files',
  'message_consent_changes',
  'message_consents',
  'migrations',
  'notices',
  'order_batches',
  'order_history',
  'order_items',
  'order_requests',
  'orders',
  // passkeys belong to the domain of the demo
  'passkey_challenges',
  'passkeys',
  'payment_attempts',
  'payment_problems',
  'payment_receipts',
  'payments',
  'price_requests',
  'provider_events',
  // browsers subscribe anew, with the keys of the live shop
  'push_keys',
  'push_subscriptions',
  'recall_orders',
  'recall_people',
  'recalls',
  'recovery_codes',
  'refund_lines',
  'refunds',
  'remittance_files',
  'remittance_lines',
  'remittances',
  'reminder_stops',
  'reminders',
  'restock_requests',
  'review_replies',
  'reviews',
  'saved_addresses',
  'security_events',
  'seed_runs',
  'self_checks',
  'sessions',
  'shipment_events',
  'shipments',
  'shop_events',
  'shop_state',
  // who works in the live shop is invited there
  'staff_invites',
  'stock_alarms',
  // the live shop begins with what it has
  'stock_changes',
  'stored_keys',
  'tax_months',
  'used_nonces',
  'users',
  'wishlist_items',
];

/** What the report counts of them. */
export const reportedLeft = [
  ['users', 'accounts'],
  ['orders', 'orders'],
  ['payments', 'payments'],
  ['reviews', 'reviews'],
  ['contact_messages', 'messages'],
] as const;
