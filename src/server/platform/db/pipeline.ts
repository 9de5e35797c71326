/**
 * Questions that go to the database together, on one connection, which answers them in their order. All are over before
 * the failure of one is thrown: none may still speak on a connection whose transaction has ended.
 */
export async function together<Questions extends readonly unknown[]>(
  ...questions: Questions
): Promise<{ -readonly [Place in keyof Questions]: Awaited<Questions[Place]> }> {
  await Promise.allSettled(questions);
  return Promise.all(questions);
}
