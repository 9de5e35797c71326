const HERE = 'https://here.invalid';

/** Where to go after login: the given path when it stays on this site, else the home page. */
export function returnPath(asked: string | null | undefined): string {
  if (!asked || !isPlainPath(asked)) return '/';
  const url = new URL(asked, HERE);
  const path = `${url.pathname}${url.search}${url.hash}`;
  // dots are resolved by now: /..//elsewhere has become //elsewhere
  return url.origin === HERE && isPlainPath(path) ? path : '/';
}

function isPlainPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !hasControlOrBackslash(path) && URL.canParse(path, HERE);
}

function hasControlOrBackslash(path: string): boolean {
  return [...path].some((character) => character === '\\' || character < ' ' || character === '\u007f');
}
