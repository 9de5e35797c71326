import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useDockHeight } from '../../../ui/use-dock-height.ts';

/** The part of a phone's screen that the header covers. */
const HEADER = '-60px 0px 0px 0px';

/** A bar at the bottom of a phone's screen, shown while the element that it duplicates is off the screen. */
export function Dock({
  duplicates,
  children,
}: {
  duplicates: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  const [isNeeded, setNeeded] = useState(false);
  const dock = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = duplicates;
    if (!current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setNeeded(entry !== undefined && !entry.isIntersecting),
      { rootMargin: HEADER },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [duplicates]);

  useDockHeight(dock, isNeeded);

  return isNeeded ? (
    <div ref={dock} className="buy-dock">
      {children}
    </div>
  ) : null;
}
