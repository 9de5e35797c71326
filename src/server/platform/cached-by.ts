/** Computes a value again only when its source is another one. */
export function cachedBy<Source, Value>(
  source: () => Source,
  create: (source: Source) => Value,
): () => Value {
  let cached: { source: Source; value: Value } | undefined;
  return () => {
    const current = source();
    if (cached?.source !== current) cached = { source: current, value: create(current) };
    return cached.value;
  };
}
