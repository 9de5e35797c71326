import { useRouteLoaderData } from 'react-router';
import type { Shop } from '../../contract/shop.ts';

let lastLoaded: Shop | undefined;

/** The shop's details. In the browser they outlive a failed request for them: the page around the error still needs them. */
export function useLoadedShop(): Shop | undefined {
  const shop = useRouteLoaderData<Shop>('root');
  if (import.meta.env.SSR) return shop;
  lastLoaded = shop ?? lastLoaded;
  return lastLoaded;
}

/** The shop's name, contact, colours: loaded once with the first page. */
export function useShop(): Shop & { phoneHref: string } {
  const shop = useLoadedShop();
  if (!shop) throw new Error('the shop is known only on pages below the root');
  return { ...shop, phoneHref: `tel:${shop.phone.replace(/[^+\d]/g, '')}` };
}
