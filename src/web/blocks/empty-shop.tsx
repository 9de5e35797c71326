import { Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { catalogue } from '../../messages/catalogue.ts';
import { shell } from '../../messages/shell.ts';
import { useShop } from '../lib/shop.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** In a live shop without any food, where there is no search to reset; otherwise the children. */
export function EmptyShop({ categories, children }: { categories: readonly unknown[]; children: ReactNode }) {
  const { mode, email } = useShop();
  if (mode === 'demo' || categories.length > 0) return children;
  return (
    <EmptyState icon={Sprout}>
      <p className="listing-empty">{catalogue.emptyShop}</p>
      <p>{catalogue.emptyShopNote}</p>
      {email && (
        <a className="button button--secondary" href={`mailto:${email}`}>
          {shell.writeToUs}
        </a>
      )}
    </EmptyState>
  );
}
