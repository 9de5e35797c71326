import { type ReactNode, useRef } from 'react';
import { useDockHeight } from './use-dock-height.ts';

/** The total and its button: fixed to the bottom of a phone's screen, inside the panel elsewhere. */
export function DockedBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useDockHeight(bar, true);
  return (
    <div ref={bar} className="docked-bar">
      {children}
    </div>
  );
}
