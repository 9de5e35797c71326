import { isNull, sql } from 'drizzle-orm';
import { type PgColumn, union } from 'drizzle-orm/pg-core';
import type { CashTerms } from '../../rules/cash-on-delivery.ts';
import type { ListedCourier } from '../../rules/couriers.ts';
import type { DeliveryTerms } from '../../rules/delivery-charge.ts';
import type { ShopPolicy } from '../../rules/policy.ts';
import type { SavedLogo } from '../../rules/saved-logo.ts';
import type { ShopTexts, Translations } from '../../rules/translated-texts.ts';
import type { UnpaidTerms } from '../../rules/unpaid-orders.ts';
import type { Db } from '../platform/db/db.ts';
import { foods } from '../platform/db/schema/catalogue.ts';
import { recipes, shopSettings } from '../platform/db/schema/content.ts';
import { boolean, integer, jsonb, nullable, type ValueOf } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

/** The columns of shop_settings. Each has its own form and version. */
export type SettingsPart =
  | 'details'
  | 'delivery'
  | 'unpaid'
  | 'policy'
  | 'logo'
  | 'translations'
  | 'cash'
  | 'guests'
  | 'tax'
  | 'couriers'
  | 'batches'
  | 'notices'
  | 'offline'
  | 'security';

const savedSettings = statement({
  name: 'shop_details',
  params: {},
  row: {
    details: shopSettings.details,
    policy: shopSettings.policy,
    cash: shopSettings.cash,
    guests: shopSettings.guests,
    couriers: shopSettings.couriers,
    offline: shopSettings.offline,
  },
  text: 'select details, policy, cash, guests, couriers, offline from shop_settings',
});
const deliverySettings = statement({
  name: 'shop_delivery',
  params: {},
  row: { delivery: shopSettings.delivery },
  text: 'select delivery from shop_settings',
});
const unpaidSettings = statement({
  name: 'shop_unpaid',
  params: {},
  row: { unpaid: shopSettings.unpaid },
  text: 'select unpaid from shop_settings',
});
const cashSettings = statement({
  name: 'shop_cash',
  params: {},
  row: { cash: shopSettings.cash },
  text: 'select cash from shop_settings',
});
const courierSettings = statement({
  name: 'shop_couriers',
  params: {},
  row: { couriers: shopSettings.couriers },
  text: 'select couriers from shop_settings',
});
const logoSettings = statement({
  name: 'shop_logo',
  params: {},
  row: { logo: shopSettings.logo },
  text: 'select logo from shop_settings',
});

const translationSettings = statement({
  name: 'shop_translations',
  params: {},
  row: { translations: shopSettings.translations },
  text: 'select translations from shop_settings',
});

/** What a page and an e-mail need, in one query. */
export async function findSavedSettings(db: Db): Promise<{
  details: Record<string, unknown>;
  policy: Partial<ShopPolicy>;
  cash: Partial<CashTerms>;
  guests: { isOn?: boolean };
  couriers: { list?: ListedCourier[] };
  offline: { isOn?: boolean };
}> {
  const [row] = await savedSettings(db, {});
  return row ?? { details: {}, policy: {}, cash: {}, guests: {}, couriers: {}, offline: {} };
}

export async function findDelivery(db: Db): Promise<Partial<DeliveryTerms>> {
  const [row] = await deliverySettings(db, {});
  return row?.delivery ?? {};
}

const versionOf = (part: SettingsPart) => `coalesce((shop_settings.versions->>'${part}')::int, 0)`;

/** A part of the settings with its version, in one query: with two, a concurrent save could pair new values with the old version. */
function partFinder<Column extends PgColumn>(part: SettingsPart, column: Column) {
  const find = statement({
    name: `shop_versioned_${part}`,
    params: {},
    row: { value: column, version: integer() },
    text: `select ${part} as value, ${versionOf(part)} as version from shop_settings`,
  });
  return async (db: Db): Promise<{ value: Partial<ValueOf<Column>>; version: number }> => {
    const [row] = await find(db, {});
    return row ?? { value: {}, version: 0 };
  };
}

export const findVersionedDetails = partFinder('details', shopSettings.details);
export const findVersionedDelivery = partFinder('delivery', shopSettings.delivery);
export const findVersionedUnpaid = partFinder('unpaid', shopSettings.unpaid);
export const findVersionedPolicy = partFinder('policy', shopSettings.policy);
export const findVersionedCash = partFinder('cash', shopSettings.cash);
export const findVersionedGuests = partFinder('guests', shopSettings.guests);
export const findVersionedOffline = partFinder('offline', shopSettings.offline);
export const findVersionedTax = partFinder('tax', shopSettings.tax);
export const findVersionedCouriers = partFinder('couriers', shopSettings.couriers);
export const findVersionedBatches = partFinder('batches', shopSettings.batches);
export const findVersionedNotices = partFinder('notices', shopSettings.notices);
export const findVersionedSecurity = partFinder('security', shopSettings.security);
export const findVersionedLogo = partFinder('logo', shopSettings.logo);
export const findVersionedTranslations = partFinder('translations', shopSettings.translations);

function partWriter(part: SettingsPart) {
  return statement({
    name: `shop_save_${part}`,
    params: { value: jsonb<object>(), version: nullable(integer()) },
    row: { saved: boolean() },
    text: `
      insert into shop_settings (${part}, versions) values (:value, jsonb_build_object('${part}', 1))
      on conflict (only_one) do update set ${part} = excluded.${part}, updated_at = now(),
        versions = shop_settings.versions || jsonb_build_object('${part}', ${versionOf(part)} + 1)
      where :version::int is null or ${versionOf(part)} = :version
      returning true as saved`,
  });
}

const writers: Record<SettingsPart, ReturnType<typeof partWriter>> = {
  details: partWriter('details'),
  delivery: partWriter('delivery'),
  unpaid: partWriter('unpaid'),
  policy: partWriter('policy'),
  logo: partWriter('logo'),
  translations: partWriter('translations'),
  cash: partWriter('cash'),
  guests: partWriter('guests'),
  tax: partWriter('tax'),
  couriers: partWriter('couriers'),
  batches: partWriter('batches'),
  notices: partWriter('notices'),
  offline: partWriter('offline'),
  security: partWriter('security'),
};

/** Optimistic locking: false when the part was saved since `version` was read. Without a version it always saves. */
export async function saveSettingsPart(
  tx: Db,
  part: SettingsPart,
  value: object,
  version: number | undefined,
): Promise<boolean> {
  return (await writers[part](tx, { value, version: version ?? null })).length === 1;
}

export async function findUnpaid(db: Db): Promise<Partial<UnpaidTerms>> {
  const [row] = await unpaidSettings(db, {});
  return row?.unpaid ?? {};
}

export async function findCash(db: Db): Promise<Partial<CashTerms>> {
  const [row] = await cashSettings(db, {});
  return row?.cash ?? {};
}

export async function findCouriers(db: Db): Promise<{ list?: ListedCourier[] }> {
  const [row] = await courierSettings(db, {});
  return row?.couriers ?? {};
}

export async function findLogo(db: Db): Promise<Partial<SavedLogo>> {
  const [row] = await logoSettings(db, {});
  return row?.logo ?? {};
}

/** The categories and tags of foods and recipes, also of drafts, in alphabetical order. */
export async function selectLabels(db: Db): Promise<{ categories: string[]; tags: string[] }> {
  const isNotRemoved = isNull(foods.removedAt);
  const categories = await db.selectDistinct({ name: foods.category }).from(foods).where(isNotRemoved);
  const tags = await union(
    db
      .select({ name: sql<string>`unnest(${foods.tags})` })
      .from(foods)
      .where(isNotRemoved),
    db.select({ name: sql<string>`unnest(${recipes.tags})` }).from(recipes),
  );
  const sorted = (rows: { name: string }[]) =>
    rows
      .map(({ name }) => name)
      .filter(Boolean)
      .toSorted((a, b) => a.localeCompare(b));
  return { categories: sorted(categories), tags: sorted(tags) };
}

export async function findShopTranslations(db: Db): Promise<Translations<ShopTexts>> {
  const [row] = await translationSettings(db, {});
  return row?.translations ?? {};
}
