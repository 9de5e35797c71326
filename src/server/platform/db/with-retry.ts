/** PostgreSQL's codes for "two transactions were in each other's way": serialization failure and deadlock. */
const LEFTOVERS = new Set(['40001', '40P01']);
const MAX_TRIES = 5;
const FIRST_PAUSE_MS = 20;

/** Tries a whole transaction again when it met another one; the pauses grow and differ, so that the two part. */
export async function withRetry<Done>(work: () => Promise<Done>): Promise<Done> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= MAX_TRIES || !LEFTOVERS.has(codeOf(error))) throw error;
      const pause = FIRST_PAUSE_MS * 2 ** tries * (0.5 + Math.random());
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
