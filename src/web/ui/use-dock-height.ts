import { type RefObject, useEffect } from 'react';

/** Publishes the height of the bar at the bottom of the screen as `--dock`, so that other fixed elements move up. */
export function useDockHeight(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const { current } = bar;
    if (!isShown || !current) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      // on wide screens the bar is inside its panel
      const isAtEdge = getComputedStyle(current).position === 'fixed';
      if (isAtEdge) root.setProperty('--dock', `${current.offsetHeight}px`);
      else root.removeProperty('--dock');
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      root.removeProperty('--dock');
    };
  }, [bar, isShown]);
}
