/**
 * Path of the first string with a lone surrogate, which UTF-8 cannot encode. NUL is not checked here: lookups simply find
 * nothing, and the error handler turns PostgreSQL's error on a write into a 400.
 */
export function findMalformedText(value: unknown): string | undefined {
  const open: { path: string; value: unknown }[] = [{ path: '', value }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value === 'string') {
      if (!next.value.isWellFormed()) return next.path;
    } else if (isPlainObject(next.value)) {
      for (const [key, nested] of Object.entries(next.value)) {
        const path = next.path ? `${next.path}.${key}` : key;
        if (!key.isWellFormed()) return next.path;
        open.push({ path, value: nested });
      }
    }
  }
  return undefined;
}

/** An object or array from JSON or a form; not a File or Date. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
