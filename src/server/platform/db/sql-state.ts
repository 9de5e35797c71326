const UNIQUE_VIOLATION = '23505';

/** Another row, perhaps of a concurrent transaction, has the value that may exist once. */
export const isUniqueViolation = (error: unknown) => sqlStateOf(error) === UNIQUE_VIOLATION;

/** PostgreSQL's code of an error, also when Drizzle wrapped it; empty for any other error. */
export function sqlStateOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
