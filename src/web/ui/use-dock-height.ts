import { type RefObject, useEffect } from 'react';

/** Tells the page how high the bar at the lower edge of the screen is: what else stands there moves up by `--dock`. */
export function useDockHeight(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const { current } = bar;
    if (!isShown || !current) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      // on wide screens the bar is a part of its panel
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
