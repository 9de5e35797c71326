/**
 * Sends several queries in one round trip, pipelined on one connection. When one fails, the error is thrown only after
 * all have finished: none may still run on a connection whose transaction has ended.
 */
export async function pipeline<Queries extends readonly unknown[]>(
  ...queries: Queries
): Promise<{ -readonly [Index in keyof Queries]: Awaited<Queries[Index]> }> {
  await Promise.allSettled(queries);
  return Promise.all(queries);
}
