import { sql } from 'drizzle-orm';
import type { DeliveryTerms } from '../../rules/delivery-charge.ts';
import type { UnpaidTerms } from '../../rules/unpaid-orders.ts';
import type { Db } from '../platform/db/db.ts';
import { statement } from '../platform/db/statement.ts';

/** The columns of shop_settings. Each has its own form and version. */
export type SettingsPart = 'details' | 'delivery' | 'unpaid';

const savedSettings = statement<{ details: Record<string, unknown> }>(
  'shop_details',
  'select details from shop_settings',
);
const deliverySettings = statement<{ delivery: Partial<DeliveryTerms> | null }>(
  'shop_delivery',
  'select delivery from shop_settings',
);
const unpaidSettings = statement<{ unpaid: Partial<UnpaidTerms> | null }>(
  'shop_unpaid',
  'select unpaid from shop_settings',
);

export async function findSavedSettings(db: Db): Promise<Record<string, unknown>> {
  const [row] = await savedSettings(db, []);
  return row?.details ?? {};
}

export async function findDelivery(db: Db): Promise<Partial<DeliveryTerms>> {
  const [row] = await deliverySettings(db, []);
  return row?.delivery ?? {};
}

/** A part of the settings with its version, in one query: with two, a concurrent save could pair new values with the old version. */
export async function findSettingsPart<Value>(
  db: Db,
  part: SettingsPart,
): Promise<{ value: Partial<Value>; version: number }> {
  const { rows } = await db.execute<{ value: Partial<Value>; version: number }>(
    sql`select ${sql.identifier(part)} as value, coalesce((versions->>${part})::int, 0) as version from shop_settings`,
  );
  return rows[0] ?? { value: {}, version: 0 };
}

/** Optimistic locking: false when the part was saved since `version` was read. Without a version it always saves. */
export async function saveSettingsPart(
  tx: Db,
  part: SettingsPart,
  value: object,
  version: number | undefined,
): Promise<boolean> {
  const column = sql.identifier(part);
  const current = sql`coalesce((shop_settings.versions->>${part}::text)::int, 0)`;
  const { rowCount } = await tx.execute(
    sql`insert into shop_settings (${column}, versions) values (${JSON.stringify(value)}::jsonb, jsonb_build_object(${part}::text, 1))
        on conflict (only_one) do update set ${column} = excluded.${column}, updated_at = now(),
          versions = shop_settings.versions || jsonb_build_object(${part}::text, ${current} + 1)
        where ${version ?? null}::int is null or ${current} = ${version ?? null}::int`,
  );
  return rowCount === 1;
}

export async function findUnpaid(db: Db): Promise<Partial<UnpaidTerms>> {
  const [row] = await unpaidSettings(db, []);
  return row?.unpaid ?? {};
}
