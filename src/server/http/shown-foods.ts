import { AsyncLocalStorage } from 'node:async_hooks';

/** What a response that is being made depends on besides changes that empty the whole cache. */
export interface Shown {
  /** Foods whose stock it shows, each at least once. */
  lists: (readonly string[])[];
  /** Since when a response that it was made from is stale. */
  staleSince?: number | undefined;
}

const storage = new AsyncLocalStorage<Shown>();

/** Collects the foods that a response shows while it is made, also by the API calls of a page. */
export const shownFoods = {
  note: (ids: readonly string[]): void => void storage.getStore()?.lists.push(ids),
  /** For a response that is made from a finished one. */
  noteAll: ({ foods, staleSince }: { foods: readonly string[]; staleSince?: number | undefined }): void => {
    const shown = storage.getStore();
    if (!shown) return;
    shown.lists.push(foods);
    shown.staleSince = earlier(shown.staleSince, staleSince);
  },
  isCollecting: (): boolean => storage.getStore() !== undefined,
  collect: <Value>(shown: Shown, work: () => Value): Value => storage.run(shown, work),
};

export function earlier(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
}
