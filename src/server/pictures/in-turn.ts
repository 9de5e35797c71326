let last: Promise<unknown> = Promise.resolve();

/** One picture at a time, whoever asks: pictures must not take processor and memory from pages. */
export function inTurn<Made>(make: () => Promise<Made>): Promise<Made> {
  const made = last.then(make);
  last = made.catch(() => undefined);
  return made;
}
