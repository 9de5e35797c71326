import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page that React hydrates separately. Hydrating a long page at once blocks a cheap phone; React hydrates the
 * part that the user touches first.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
