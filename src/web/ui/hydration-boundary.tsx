import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page that React takes over in a step of its own: taken over as a whole, a long page does not answer for a
 * while on a cheap phone. What somebody touches meanwhile is taken over first.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
