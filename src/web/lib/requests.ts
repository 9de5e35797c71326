import { useSyncExternalStore } from 'react';

let running = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  running += by;
  for (const listener of listeners) listener();
}

/** Counts a request while it runs, however it ends. Uploads (form data) show their own progress and do not count. */
export async function countedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (init?.body instanceof FormData) return fetch(input, init);
  change(1);
  try {
    return await fetch(input, init);
  } finally {
    change(-1);
  }
}

export function useRequestsRunning(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => running > 0,
    () => false,
  );
}
