/** `A`, `A or B`, `A, B or C` with " or " as `last`. */
export function listed(parts: readonly string[], last: string): string {
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(last);
}
