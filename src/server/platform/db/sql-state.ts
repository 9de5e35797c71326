/** PostgreSQL's code of an error, also when Drizzle wrapped it; empty for any other error. */
export function sqlStateOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
