import { type RefObject, useEffect, useRef, useState } from 'react';

interface Slider {
  list: RefObject<HTMLUListElement | null>;
  isAtStart: boolean;
  isAtEnd: boolean;
  /** Moves by this many items; by default by as many as are visible. */
  move: (items?: number) => void;
  back: (items?: number) => void;
  /** Follows a finger; 0 ends the drag. */
  drag: (distance: number) => void;
}

/** A horizontal list that snaps to items. Without JavaScript it can still be scrolled. */
export function useSlider(): Slider {
  const list = useRef<HTMLUListElement>(null);
  const [isAtStart, setAtStart] = useState(true);
  const [isAtEnd, setAtEnd] = useState(false);
  const goal = useRef<number | null>(null);
  const dragStart = useRef<number | null>(null);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const max = element.scrollWidth - element.clientWidth;
      setAtStart(element.scrollLeft <= 1);
      setAtEnd(element.scrollLeft >= max - 1);
      // makes the list focusable for arrow keys, unless it contains links
      if (max > 1 && !element.querySelector('a')) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const arrive = () => {
      if (dragStart.current !== null) return;
      goal.current = null;
      delete element.dataset.dragged;
    };
    const resizes = new ResizeObserver(measure);
    resizes.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    element.addEventListener('scrollend', arrive);
    return () => {
      resizes.disconnect();
      element.removeEventListener('scroll', measure);
      element.removeEventListener('scrollend', arrive);
    };
  }, []);

  const step = (direction: 1 | -1, items?: number) => {
    const element = list.current;
    if (!element) return;
    const width = itemWidth(element);
    const shown = Math.max(1, Math.round(element.clientWidth / width));
    const last = Math.ceil((element.scrollWidth - element.clientWidth) / width);
    // a second press during the animation starts from its target
    const from = goal.current ?? Math.round(element.scrollLeft / width);
    const to = Math.min(last, Math.max(0, from + direction * (items ?? shown)));
    if (Math.abs(to * width - element.scrollLeft) > 1) goal.current = to;
    element.scrollTo({ left: to * width });
  };

  const drag = (distance: number) => {
    const element = list.current;
    if (!element) return;
    dragStart.current ??= Math.round(element.scrollLeft / itemWidth(element));
    const start = dragStart.current * itemWidth(element);
    if (distance !== 0) {
      // CSS would snap while the finger moves
      element.dataset.dragged = '';
      element.scrollTo({ left: start - distance, behavior: 'instant' });
      return;
    }
    goal.current = dragStart.current;
    dragStart.current = null;
    element.scrollTo({ left: start });
  };

  return {
    list,
    isAtStart,
    isAtEnd,
    move: (items) => step(1, items),
    back: (items) => step(-1, items),
    drag,
  };
}

/** The distance between two items, including the gap. */
function itemWidth(list: HTMLElement): number {
  const [first, second] = list.children;
  if (!(first instanceof HTMLElement)) return 1;
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
}
