import { type ComponentType, useEffect, useRef, useState } from 'react';
import { RECENT_KEY } from '../../../lib/stored-user.ts';
import { useNear } from '../../../lib/use-near.ts';
import type { RecentListProps } from './recent-foods-list.tsx';

/** Room for the row of the page and a few more, in case some are no longer sold. */
const MAX_REMEMBERED = 12;

/** The foods that this browser opened before, below everything else. Its room is taken before its script arrives. */
export default function RecentFoods({ foodId }: { foodId: string }) {
  const section = useRef<HTMLDivElement>(null);
  const [others, setOthers] = useState<string[]>([]);
  useEffect(() => {
    const before = recentIds().filter((id) => id !== foodId);
    localStorage.setItem(RECENT_KEY, JSON.stringify([foodId, ...before].slice(0, MAX_REMEMBERED)));
    setOthers(before);
  }, [foodId]);
  if (others.length === 0) return null;
  return (
    <div ref={section} className="recent-foods">
      <WhenNear section={section} foodId={foodId} ids={others} onClear={() => setOthers([])} />
    </div>
  );
}

function WhenNear({ section, ...list }: RecentListProps & { section: React.RefObject<Element | null> }) {
  const isNear = useNear(section, '600px');
  const [List, setList] = useState<ComponentType<RecentListProps>>();
  useEffect(() => {
    // a script that does not arrive leaves the room empty: nobody waits for it
    if (isNear)
      import('./recent-foods-list.tsx').then(
        (module) => setList(() => module.default),
        () => undefined,
      );
  }, [isNear]);
  return List ? <List {...list} /> : null;
}

/** The last one first. Foreign or broken data counts as none. */
function recentIds(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(RECENT_KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
