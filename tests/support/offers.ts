import { newId } from '../../src/server/platform/ids.ts';
import type { ReachableShop } from './test-shop.ts';

export interface SaleFields {
  name: string;
  percent: number;
  appliesTo: 'all' | 'categories' | 'foods';
  categories: string[];
  foodIds: string[];
  startsMinute: number;
  endsMinute: number;
  weekdays: number[];
  firstDay: string;
  lastDay: string | null;
  isOn: boolean;
}

/** A sale, put straight into the database; by default every day from noon to six. */
export async function insertSale(shop: ReachableShop, changes: Partial<SaleFields> = {}): Promise<string> {
  const id = newId();
  const row: SaleFields = {
    name: 'Harvest sale',
    percent: 20,
    appliesTo: 'all',
    categories: [],
    foodIds: [],
    startsMinute: 12 * 60,
    endsMinute: 18 * 60,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    firstDay: '2020-01-01',
    lastDay: null,
    isOn: true,
    ...changes,
  };
  await shop.database.pool.query(
    `insert into scheduled_sales (id, name, percent, applies_to, categories, food_ids, starts_minute, ends_minute,
       weekdays, first_day, last_day, is_on) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      id,
      row.name,
      row.percent,
      row.appliesTo,
      row.categories,
      row.foodIds,
      row.startsMinute,
      row.endsMinute,
      row.weekdays,
      row.firstDay,
      row.lastDay,
      row.isOn,
    ],
  );
  return id;
}
