import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { withLoadTimeout } from '../lib/load-timeout.ts';
import { useShop } from '../lib/shop.ts';
import { useStoredUser } from '../lib/stored-user.ts';

let loaded: ComponentType | undefined;

/** Also called before hydration, so that a customer does not wait for it twice. */
export async function loadCustomerData(): Promise<ComponentType> {
  loaded ??= (await withLoadTimeout(import('./customer-data.tsx'))).default;
  return loaded;
}

const loadGuestData = async () => (await withLoadTimeout(import('./guest-data.tsx'))).default;

/**
 * The data of a signed-in customer, or of a visitor who may shop without an account. A script that did not arrive is loaded
 * again on the next page.
 */
export function ForCustomer() {
  const user = useStoredUser();
  const isGuest = useShop().hasGuestShopping && user === null;
  const load = user ? loadCustomerData : isGuest ? loadGuestData : undefined;
  const { key } = useLocation();
  const [data, setData] = useState<{ load: typeof load; Data: ComponentType }>();
  useEffect(() => {
    if (!load || !key) return;
    load().then(
      (Data) => setData({ load, Data }),
      () => undefined,
    );
  }, [load, key]);
  return data && data.load === load ? <data.Data /> : null;
}
