import type { Order } from '../../contract/order.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../rules/languages.ts';
import { translatedFoodNames } from '../foods/translate-foods.ts';
import type { Db } from '../platform/db/db.ts';

/** Orders store the English names of the foods, for the invoice. Pages show the translation of today instead, if there is one. */
export async function translateOrders(db: Db, orders: Order[], language: Language): Promise<Order[]> {
  if (language === DEFAULT_LANGUAGE) return orders;
  const ids = orders.flatMap(({ items }) => items.map(({ product }) => product._id));
  const names = await translatedFoodNames(db, ids, language);
  const inLanguage = (product: Order['items'][number]['product']) => {
    const name = names.get(product._id);
    return name === undefined ? { ...product, untranslated: ['name'] } : { ...product, name };
  };
  return orders.map((order) => ({
    ...order,
    items: order.items.map((item) => ({ ...item, product: inLanguage(item.product) })),
  }));
}
