import type { CachedResponse } from './lru-cache.ts';

/** What the pages of a shop are made from again and again. */
const MAX_PARSED = 100;

/** The content of cached JSON responses, for pages that are made from them: reading a list of foods takes as long as showing it. */
export function createParsedResponses() {
  const parsed = new Map<CachedResponse, unknown>();
  return {
    /** Frozen, because all pages get the same. */
    read(cached: CachedResponse): unknown {
      const known = parsed.get(cached);
      const content = known ?? frozen(JSON.parse(cached.body.toString()));
      parsed.delete(cached);
      parsed.set(cached, content);
      const [oldest] = parsed.keys();
      if (parsed.size > MAX_PARSED && oldest) parsed.delete(oldest);
      return content;
    },
    clear: () => parsed.clear(),
  };
}

function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
