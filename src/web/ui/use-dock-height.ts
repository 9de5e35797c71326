import { type RefObject, useEffect } from 'react';
import { dockHeight } from '../lib/dock-height.ts';

/** Publishes the height of the bar at the bottom of the screen, so that the chat button moves up. */
export function useDockHeight(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const { current } = bar;
    if (!isShown || !current) return;
    const observer = new ResizeObserver(() => {
      // on wide screens the bar is inside its panel
      const isAtEdge = getComputedStyle(current).position === 'fixed';
      dockHeight.set(isAtEdge ? current.offsetHeight : 0);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      dockHeight.set(0);
    };
  }, [bar, isShown]);
}
