import { useSyncExternalStore } from 'react';

let running = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  running += by;
  for (const listener of listeners) listener();
}

/** fetch under the loading indicator. Uploads (form data) show their own progress and are not counted. */
export async function countedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return init?.body instanceof FormData ? fetch(input, init) : counted(() => fetch(input, init));
}

/** The loading indicator is shown while this runs. */
export async function counted<Result>(run: () => Promise<Result>): Promise<Result> {
  change(1);
  try {
    return await run();
  } finally {
    change(-1);
  }
}

export function useIsLoading(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => running > 0,
    () => false,
  );
}
