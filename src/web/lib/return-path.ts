const ORIGIN = 'https://here.invalid';

/** Where to go after login: the requested path when it is on this site (no open redirect), else the home page. */
export function returnPath(path: string | null | undefined): string {
  if (!path || !isPlainPath(path)) return '/';
  const url = new URL(path, ORIGIN);
  const resolved = `${url.pathname}${url.search}${url.hash}`;
  // the URL parser has resolved dots: /..//elsewhere has become //elsewhere
  return url.origin === ORIGIN && isPlainPath(resolved) ? resolved : '/';
}

function isPlainPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !hasControlOrBackslash(path) && URL.canParse(path, ORIGIN);
}

function hasControlOrBackslash(path: string): boolean {
  return [...path].some((character) => character === '\\' || character < ' ' || character === '\u007f');
}
