/** About the milliseconds of a processor that a call takes, rounded up: see docs/decisions/0152-cost-budgets.md. */
export const points = {
  /** Mostly from memory. */
  small: 1,
  /** A few short queries. */
  usual: 2,
  /** Lists, search, orders. */
  list: 5,
  /** Sends a message, or waits for a provider. */
  outside: 4,
  /** Hashes a password. */
  password: 20,
  /** Reads an image or a file, or draws one document. */
  heavy: 20,
  /** Reads or draws many records: CSV files, archives, many pages of PDF. */
  export: 100,
} as const;

type CostClass = keyof typeof points;
export type RoutesByCost = Readonly<Record<CostClass, readonly string[]>>;
