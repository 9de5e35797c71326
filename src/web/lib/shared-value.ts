import { useSyncExternalStore } from 'react';

/** A value outside of the components, which follow a part of it. The server and the first render have the initial one. */
export function sharedValue<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    set: (next: Value) => {
      value = next;
      for (const listener of listeners) listener();
    },
    change: (next: (before: Value) => Value) => {
      value = next(value);
      for (const listener of listeners) listener();
    },
    use: <Part>(part: (value: Value) => Part): Part =>
      useSyncExternalStore(
        subscribe,
        () => part(value),
        () => part(initial),
      ),
  };
}
