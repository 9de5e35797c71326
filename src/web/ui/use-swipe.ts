import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The minimum distance of a swipe. */
const SWIPE_PX = 50;

/**
 * Detects swipes on the element: 1 to the next item, -1 to the previous one. `onDrag` gets the distance while the finger
 * moves, and 0 at the end. The element needs `touch-action: pan-y`, or the browser cancels the touch.
 */
export function useSwipe(
  element: RefObject<HTMLElement | null>,
  onSwipe: (direction: 1 | -1) => void,
  onDrag: (distance: number) => void = () => {},
): void {
  const swipe = useEffectEvent(onSwipe);
  const drag = useEffectEvent(onDrag);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let finger: { id: number; x: number } | undefined;
    const down = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' && event.isPrimary)
        finger = { id: event.pointerId, x: event.clientX };
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId === finger?.id) drag(event.clientX - finger.x);
    };
    const lift = (event: PointerEvent) => {
      if (event.pointerId !== finger?.id) return;
      const distance = event.type === 'pointerup' ? event.clientX - finger.x : 0;
      finger = undefined;
      drag(0);
      if (Math.abs(distance) >= SWIPE_PX) swipe(distance < 0 ? 1 : -1);
    };
    const listening = new AbortController();
    const { signal } = listening;
    target.addEventListener('pointerdown', down, { signal });
    target.addEventListener('pointermove', move, { signal });
    target.addEventListener('pointerup', lift, { signal });
    target.addEventListener('pointercancel', lift, { signal });
    return () => listening.abort();
  }, [element]);
}
