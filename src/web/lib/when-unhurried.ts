import { whenTouched } from './when-touched.ts';

/** When a page that nobody touches has long been complete. */
const WAIT_MS = 8000;

/** Calls the listener once, when somebody first uses the page or a while after it was opened; returns how to cancel that. */
export function whenUnhurried(listener: () => void): () => void {
  const run = () => {
    stop();
    listener();
  };
  const timer = setTimeout(run, WAIT_MS);
  const stopListening = whenTouched(run);
  const stop = () => {
    clearTimeout(timer);
    stopListening();
  };
  return stop;
}
