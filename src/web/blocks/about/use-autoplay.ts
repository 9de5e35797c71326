import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { wantsNoMotion } from '../../ui/use-media.ts';
import { useSwipe } from '../../ui/use-swipe.ts';

const STEP_TIME = 450;

/** A carousel that moves by one item and wraps around. */
export function useAutoplay(length: number) {
  const view = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const running = useRef<Animation>(null);
  const isLeaving = useRef(false);
  const [first, setFirst] = useState(0);
  const [canMove, setCanMove] = useState(true);

  const slide = useCallback((from: number, to: number) => {
    const duration = wantsNoMotion() ? 0 : STEP_TIME;
    running.current =
      row.current?.animate([{ translate: `${from}px` }, { translate: `${to}px` }], {
        duration,
        easing: 'cubic-bezier(.2,.7,.2,1)',
        fill: 'forwards',
      }) ?? null;
    return running.current;
  }, []);

  const settle = useCallback(() => {
    // the new order and the end of the animation must be in the same frame
    if (isLeaving.current) flushSync(() => setFirst((index) => (index + 1) % length));
    isLeaving.current = false;
    running.current?.cancel();
  }, [length]);

  const next = useCallback(() => {
    settle();
    isLeaving.current = true;
    const step = slide(0, -stepOf(row.current));
    if (step) step.onfinish = settle;
  }, [settle, slide]);

  const previous = useCallback(() => {
    settle();
    flushSync(() => setFirst((index) => (index + length - 1) % length));
    slide(-stepOf(row.current), 0);
  }, [length, settle, slide]);

  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const measure = new ResizeObserver(() => setCanMove(element.scrollWidth > element.clientWidth + 1));
    measure.observe(element);
    return () => measure.disconnect();
  }, []);

  useSwipe(view, (direction) => (direction === 1 ? next() : previous()));

  return {
    /** Indexes in their current order. */
    order: Array.from({ length }, (_, index) => (first + index) % length),
    view,
    row,
    /** False when all items are visible. */
    canMove,
    next,
    previous,
  };
}

function stepOf(row: HTMLUListElement | null): number {
  const [one, two] = row?.children ?? [];
  return one && two ? two.getBoundingClientRect().left - one.getBoundingClientRect().left : 0;
}
