import { afterPaint } from './after-paint.ts';

const SIGNS = ['pointerdown', 'pointermove', 'scroll', 'keydown', 'focusin', 'click', 'submit'] as const;

/** Calls the listener once, after the frame in which somebody first uses the page: not while it responds to a tap. */
export function whenTouched(listener: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const use = () => {
    listening.abort();
    afterPaint(listener);
  };
  for (const sign of SIGNS) addEventListener(sign, use, { signal, capture: true, passive: true });
  return () => listening.abort();
}
