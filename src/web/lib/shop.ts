import { useRouteLoaderData } from 'react-router';
import type { Shop } from '../../contract/shop.ts';

/** The shop's name, contact, colours: loaded once with the first page. */
export function useShop(): Shop & { phoneHref: string } {
  const shop = useRouteLoaderData<Shop>('root');
  if (!shop) throw new Error('the shop is known only on pages below the root');
  return { ...shop, phoneHref: `tel:${shop.phone.replace(/[^+\d]/g, '')}` };
}
