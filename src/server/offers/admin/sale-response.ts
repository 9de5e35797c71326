import type { AdminSale, SaleCreate } from '../../../contract/admin/offers.ts';
import { clockTime, minutesOfHours, runEnd, windowAfter, windowAt } from '../../../rules/scheduled-sale.ts';
import { databaseNow } from '../../platform/db/database-now.ts';
import type { Db } from '../../platform/db/db.ts';
import { type SaleRow, selectFoodNames } from '../offers.store.ts';
import { countAffected, type SaleColumns } from './offers.store.ts';

/** A sale as an admin sees it: with what it does now. */
export async function adminSale(db: Db, row: SaleRow): Promise<AdminSale> {
  const now = await databaseNow(db);
  const isRunning = windowAt(row, now) !== undefined;
  const named = await selectFoodNames(db, row.foodIds);
  return {
    ...savedFields(row),
    _id: row.id,
    foods: named.map(({ id, name }) => ({ _id: id, name })),
    version: row.version,
    isRunning,
    startsAt: windowAfter(row, now)?.start.toISOString() ?? null,
    endsAt: (isRunning && runEnd(row, now)?.toISOString()) || null,
    effect: await countAffected(db, row),
  };
}

/** The fields of the form, as in the audit log. */
export function savedFields(row: SaleRow) {
  const { name, percent, appliesTo, categories, foodIds, weekdays, firstDay, lastDay, isOn } = row;
  return {
    name,
    percent,
    appliesTo,
    categories,
    foodIds,
    from: clockTime(row.startsMinute),
    to: clockTime(row.endsMinute),
    weekdays,
    firstDay,
    lastDay,
    isOn,
  };
}

/** Lists that the sale is not limited by are left out, and so are repeated entries. */
export function columnsOf({ from, to, categories, foodIds, weekdays, ...form }: SaleCreate): SaleColumns {
  const { appliesTo, name, percent, firstDay, lastDay, isOn } = form;
  return {
    name,
    percent,
    appliesTo,
    firstDay,
    lastDay,
    isOn,
    ...minutesOfHours(from, to),
    categories: appliesTo === 'categories' ? [...new Set(categories)] : [],
    foodIds: appliesTo === 'foods' ? [...new Set(foodIds)] : [],
    weekdays: [...new Set(weekdays)].toSorted((one, other) => one - other),
  };
}
