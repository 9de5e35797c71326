/** Works through a list with so many at a time; the results are in the order of the list. */
export async function inParallel<Item, Value>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const results: Value[] = [];
  const entries = items.entries();
  const workers = Array.from({ length: Math.min(count, items.length) }, async () => {
    for (const [index, item] of entries) results[index] = await work(item);
  });
  await Promise.all(workers);
  return results;
}
