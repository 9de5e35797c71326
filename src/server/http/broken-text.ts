/**
 * Where a text has half a character (a lone surrogate): no encoding can store it. NUL is left to the routes, which know no food,
 * order or coupon of such a name and say so in their own words; what stores it gets a 400 from the error handler.
 */
export function findBrokenText(value: unknown): string | undefined {
  const open: { path: string; value: unknown }[] = [{ path: '', value }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value === 'string') {
      if (!next.value.isWellFormed()) return next.path;
    } else if (isPlain(next.value)) {
      for (const [key, part] of Object.entries(next.value)) {
        const path = next.path ? `${next.path}.${key}` : key;
        if (!key.isWellFormed()) return next.path;
        open.push({ path, value: part });
      }
    }
  }
  return undefined;
}

/** Not a file or a date, which hold no text of a client's. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const kind = Object.getPrototypeOf(value);
  return Array.isArray(value) || kind === Object.prototype || kind === null;
}
