import { Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShop } from '../lib/shop.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** In a live shop without any food, where there is no search to reset; otherwise the children. */
export function EmptyShop({ categories, children }: { categories: readonly string[]; children: ReactNode }) {
  const { mode, email } = useShop();
  if (mode === 'demo' || categories.length > 0) return children;
  return (
    <EmptyState icon={Sprout}>
      <p className="listing-empty">The shelves are being filled</p>
      <p>Our first foods will be here soon. Please come back in a few days.</p>
      {email && (
        <a className="button button--secondary" href={`mailto:${email}`}>
          Write to us
        </a>
      )}
    </EmptyState>
  );
}
