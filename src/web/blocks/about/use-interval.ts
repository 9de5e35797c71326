import { type RefObject, useEffect, useState } from 'react';
import { wantsNoMotion } from '../../ui/use-media.ts';

/** Calls `onInterval` regularly, except while paused, hovered or focused by keyboard, or with prefers-reduced-motion. */
export function useInterval(
  area: RefObject<HTMLElement | null>,
  { every, isOn, onInterval }: { every: number; isOn: boolean; onInterval: () => void },
) {
  const [isPaused, setPaused] = useState(false);
  const isHeld = useHeld(area);
  useEffect(() => {
    if (!isOn || isPaused || isHeld || wantsNoMotion()) return;
    const timer = setInterval(onInterval, every);
    return () => clearInterval(timer);
  }, [isOn, isPaused, isHeld, every, onInterval]);
  return { isPaused, togglePause: () => setPaused(!isPaused) };
}

function useHeld(area: RefObject<HTMLElement | null>): boolean {
  const [isUnderMouse, setUnderMouse] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const enter = ({ pointerType }: PointerEvent) => setUnderMouse(pointerType === 'mouse');
    const focus = ({ target }: FocusEvent) =>
      setFocus(target instanceof Element && target.matches(':focus-visible'));
    element.addEventListener('pointerenter', enter, { signal });
    element.addEventListener('pointerleave', () => setUnderMouse(false), { signal });
    element.addEventListener('focusin', focus, { signal });
    element.addEventListener('focusout', () => setFocus(false), { signal });
    return () => listening.abort();
  }, [area]);
  return isUnderMouse || hasFocus;
}
