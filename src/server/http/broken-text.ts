/** Where a text cannot be stored: half a character, or NUL. PostgreSQL rejects both, in JSON at the latest. */
export function findBrokenText(value: unknown): string | undefined {
  const open: { path: string; value: unknown }[] = [{ path: '', value }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value === 'string') {
      if (isBroken(next.value)) return next.path;
    } else if (isPlain(next.value)) {
      for (const [key, part] of Object.entries(next.value)) {
        const path = next.path ? `${next.path}.${key}` : key;
        if (isBroken(key)) return next.path;
        open.push({ path, value: part });
      }
    }
  }
  return undefined;
}

function isBroken(text: string): boolean {
  return text.includes('\u0000') || !text.isWellFormed();
}

/** Not a file or a date, which hold no text of a client's. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const kind = Object.getPrototypeOf(value);
  return Array.isArray(value) || kind === Object.prototype || kind === null;
}
