/**
 * Questions that go to the database together, on one connection, which answers them in their order. All are over before
 * the failure of one is thrown: none may still speak on a connection whose transaction has ended.
 */
export async function pipeline<Queries extends readonly unknown[]>(
  ...queries: Queries
): Promise<{ -readonly [Place in keyof Queries]: Awaited<Queries[Place]> }> {
  await Promise.allSettled(queries);
  return Promise.all(queries);
}
