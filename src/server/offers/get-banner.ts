import type { OfferBanner, SaleBanner } from '../../contract/offers.ts';
import { saleBanner } from '../../messages/sale-banner.ts';
import { announcedSale } from '../../rules/scheduled-sale.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import type { Db } from '../platform/db/db.ts';
import { type SaleRow, selectFoodNames, selectPlannedSales } from './offers.store.ts';

/** More names would not fit into the banner. */
const MAX_NAMES = 3;

/** The announced sale. A demo shop without one shows the daily offer of the specification, a live shop shows nothing. */
export async function getBanner(db: Db, isDemo: boolean): Promise<OfferBanner> {
  const announced = announcedSale(await selectPlannedSales(db), await databaseNow(db));
  if (!announced) return { isDailyOffer: isDemo, sale: null };
  const { sale, isRunning, startsAt, endsAt } = announced;
  return {
    isDailyOffer: false,
    sale: {
      name: sale.name,
      percent: sale.percent,
      ...(await targetOf(db, sale)),
      isRunning,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
    },
  };
}

async function targetOf(db: Db, sale: SaleRow): Promise<Pick<SaleBanner, 'products' | 'path'>> {
  if (sale.appliesTo === 'all') return { products: saleBanner.allProducts, path: '/product' };
  if (sale.appliesTo === 'categories') {
    const [only] = sale.categories;
    const path =
      only && sale.categories.length === 1 ? `/product?category=${encodeURIComponent(only)}` : '/product';
    return { products: listText(sale.categories, saleBanner.categories), path };
  }
  const named = await selectFoodNames(db, sale.foodIds);
  const [only] = named;
  return {
    products: listText(
      named.map(({ name }) => name),
      saleBanner.products,
    ),
    path: only && named.length === 1 ? `/food/${only.id}` : '/product',
  };
}

function listText(names: string[], counted: (count: number) => string): string {
  if (names.length === 0 || names.length > MAX_NAMES) return counted(names.length);
  const last = names.at(-1) ?? '';
  return names.length === 1 ? last : saleBanner.list({ first: names.slice(0, -1).join(', '), last });
}
