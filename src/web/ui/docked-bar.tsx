import { type ReactNode, useRef } from 'react';
import { useDockHeight } from './use-dock-height.ts';

/** The total of a page and its button: on a phone at the lower edge of the screen, elsewhere in their panel. */
export function DockedBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useDockHeight(bar, true);
  return (
    <div ref={bar} className="docked">
      {children}
    </div>
  );
}
