import type { AdminSale, SalePreview, SaleTarget } from '../../../contract/admin/offers.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { countAffected, findSale, selectSales } from './offers.store.ts';
import { adminSale } from './sale-response.ts';

/** A page of sales, newest first. */
export async function listSales(db: Db, query: Parameters<typeof selectSales>[1]): Promise<AdminSale[]> {
  const rows = await selectSales(db, query);
  return Promise.all(rows.map((row) => adminSale(db, row)));
}

export async function getSale(db: Db, id: string): Promise<Result<AdminSale, 'sale-not-found'>> {
  const row = await findSale(db, id);
  return row ? success(await adminSale(db, row)) : failure('sale-not-found');
}

/** What a sale would do that is not saved yet. */
export function previewSale(
  db: Db,
  { appliesTo, categories, foodIds, percent }: SaleTarget,
): Promise<SalePreview> {
  return countAffected(db, {
    appliesTo,
    percent,
    categories: appliesTo === 'categories' ? categories : [],
    foodIds: appliesTo === 'foods' ? foodIds : [],
  });
}
