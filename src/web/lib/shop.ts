import { useRouteLoaderData } from 'react-router';
import type { Shop } from '../../contract/shop.ts';

let lastLoaded: Shop | undefined;

/** The shop's details. The browser remembers them, because the page around an error still needs them. */
export function useLoadedShop(): Shop | undefined {
  const shop = useRouteLoaderData<Shop>('root');
  if (import.meta.env.SSR) return shop;
  lastLoaded = shop ?? lastLoaded;
  return lastLoaded;
}

/** Whether visitors may shop without an account; only in the browser. */
export function hasGuestShopping(): boolean {
  return lastLoaded?.hasGuestShopping ?? false;
}

/** Whether the shop may be shown without a connection; only in the browser. */
export function hasOfflineUse(): boolean {
  return lastLoaded?.hasOfflineUse ?? false;
}

/** The shop's name, contact and colours, loaded with the first page. */
export function useShop(): Shop & { phoneHref: string } {
  const shop = useLoadedShop();
  if (!shop) throw new Error('useShop needs the data of the root loader');
  return { ...shop, phoneHref: `tel:${shop.phone.replace(/[^+\d]/g, '')}` };
}
