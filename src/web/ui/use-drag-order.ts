import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Near the upper or lower edge of the window the page scrolls along. */
const EDGE_PX = 72;
const SCROLL_PX = 10;

interface Drag {
  row: HTMLElement;
  rows: HTMLElement[];
  middles: number[];
  from: number;
  to: number;
  /** How far the rows between the old and the new position make room. */
  room: number;
  startY: number;
  pointerY: number;
  pointerId: number;
}

/**
 * Reorders the children of a list by dragging the part with `data-drag-handle` of one of them, with a mouse, a pen or a finger.
 * Children without `data-drag-row` stay where they are. Escape cancels. Rows need buttons too: a keyboard cannot drag.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, to: number) => void,
): void {
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let drag: Drag | undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const down = (event: PointerEvent) => {
      if (drag || !event.isPrimary || event.button !== 0) return;
      drag = startDrag(element, event);
      if (!drag) return;
      // otherwise a mouse selects text
      event.preventDefault();
      element.setPointerCapture(event.pointerId);
      requestAnimationFrame(scrollAlong);
    };
    const move = (event: PointerEvent) => {
      if (drag?.pointerId !== event.pointerId) return;
      drag.pointerY = event.clientY;
      show(drag);
    };
    const end = (isDropped: boolean) => {
      if (!drag) return;
      const { rows, row, from, to } = drag;
      drag = undefined;
      for (const each of rows) each.style.translate = '';
      row.removeAttribute('data-dragged');
      if (isDropped && from !== to) drop(from, to);
    };
    const scrollAlong = () => {
      if (!drag) return;
      const { pointerY } = drag;
      const isBelow = pointerY > window.innerHeight - EDGE_PX;
      if (isBelow || pointerY < EDGE_PX) {
        window.scrollBy({ top: isBelow ? SCROLL_PX : -SCROLL_PX, behavior: 'instant' });
        show(drag);
      }
      requestAnimationFrame(scrollAlong);
    };
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', () => end(true), { signal });
    element.addEventListener('pointercancel', () => end(false), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
    return () => {
      end(false);
      listening.abort();
    };
  }, [list]);
}

function startDrag(list: HTMLElement, { target, clientY, pointerId }: PointerEvent): Drag | undefined {
  const handle = target instanceof Element ? target.closest('[data-drag-handle]') : null;
  const row = handle?.closest<HTMLElement>('[data-drag-row]');
  // a row may contain a list of its own
  if (!row || row.parentElement !== list) return undefined;
  const rows = [...list.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.dataset.dragRow !== undefined,
  );
  const from = rows.indexOf(row);
  const boxes = rows.map((each) => each.getBoundingClientRect());
  const middles = boxes.map(({ top, height }) => top + window.scrollY + height / 2);
  const gap = Math.max(0, (boxes[1]?.top ?? 0) - (boxes[0]?.bottom ?? 0));
  const room = (boxes[from]?.height ?? 0) + gap;
  row.dataset.dragged = '';
  return {
    row,
    rows,
    middles,
    from,
    to: from,
    room,
    startY: clientY + window.scrollY,
    pointerY: clientY,
    pointerId,
  };
}

/** Moves the dragged row with the pointer, and the others to where they would be after the drop. */
function show(drag: Drag): void {
  const { row, rows, middles, from, room, startY, pointerY } = drag;
  const distance = pointerY + window.scrollY - startY;
  const middle = (middles[from] ?? 0) + distance;
  drag.to = middles.filter((each, index) => index !== from && each < middle).length;
  row.style.translate = `0 ${distance}px`;
  rows.forEach((each, index) => {
    if (each === row) return;
    const makesRoomAbove = index > from && index <= drag.to;
    const makesRoomBelow = index < from && index >= drag.to;
    each.style.translate = makesRoomAbove ? `0 ${-room}px` : makesRoomBelow ? `0 ${room}px` : '';
  });
}
