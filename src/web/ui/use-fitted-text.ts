import { type RefObject, useLayoutEffect, useRef } from 'react';

const STEP = 0.94;
const MIN_SCALE = 0.3;
/** On paper a line may wrap one word earlier than on the screen. */
const RESERVE = 0.96;

/**
 * Scales the text of a box down until it fits. The box sets its fonts in `cqw` times `--text-scale`, so text that fits on
 * the screen fits on paper of the same aspect ratio.
 */
export function useFittedText<Box extends HTMLElement>(content: unknown): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useLayoutEffect(() => {
    let isGone = false;
    const refit = () => {
      if (!isGone && box.current && content) fitText(box.current);
    };
    refit();
    // a web font that loads later has other widths
    void document.fonts.ready.then(refit);
    return () => {
      isGone = true;
    };
  }, [content]);
  return box;
}

function fitText(box: HTMLElement): void {
  const isFull = () => box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
  let scale = 1;
  const set = (value: number) => box.style.setProperty('--text-scale', value.toFixed(3));
  set(scale);
  if (!isFull()) return;
  while (isFull() && scale > MIN_SCALE) {
    scale *= STEP;
    set(scale);
  }
  set(scale * RESERVE);
}
