import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useDockHeight } from '../../../ui/use-dock-height.ts';

/** The header covers this much of a phone's screen. */
const HEADER = '-60px 0px 0px 0px';

/** A phone's bar at the lower edge, there only while `standIn`, which it repeats, is off the screen. */
export function Dock({ standIn, children }: { standIn: RefObject<HTMLElement | null>; children: ReactNode }) {
  const [isNeeded, setNeeded] = useState(false);
  const dock = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = standIn;
    if (!current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setNeeded(entry !== undefined && !entry.isIntersecting),
      { rootMargin: HEADER },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [standIn]);

  useDockHeight(dock, isNeeded);

  return isNeeded ? (
    <div ref={dock} className="dock">
      {children}
    </div>
  ) : null;
}
