import { type ComponentType, useEffect, useState } from 'react';
import { pageStoredAt } from '../lib/page-stored-at.ts';
import { allStyles } from '../lib/page-styles.ts';

/** Says how old a page is that comes from the service worker's store. Only such a page loads its code. */
export function StoredPageNote() {
  const [Bar, setBar] = useState<ComponentType>();
  useEffect(() => {
    if (!pageStoredAt()) return;
    Promise.all([import('../ui/stored-page-bar.tsx'), allStyles()]).then(
      ([module]) => setBar(() => module.default),
      () => undefined,
    );
  }, []);
  return Bar ? <Bar /> : null;
}
