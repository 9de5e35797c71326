/** Does it after the next frame is painted: what a tap shows must not wait for it. Returns a function that cancels it. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Resolves after the next frame is painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => void afterPaint(resolve));
}
