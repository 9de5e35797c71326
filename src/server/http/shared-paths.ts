/** What every visitor gets alike, whoever they are: only this may be kept and shared. A path that reads a cookie must not be named. */
const SHARED = [
  /^\/api\/(shop|foods|recipes|reviews\/product|content|im|colors)(\/|\?|$)/,
  /^\/(_root\.data|_\.data)?(\?|$)/,
  /^\/(product|about|privacy-policy|shipping-policy|refund-policy|terms-of-service)(\.data)?(\?|$)/,
  /^\/(food|recipes|search|tag)\//,
  /^\/(more|suggest)(\.data)?\?/,
  /^\/sitemap\.xml$/,
];
const MAX_LENGTH = 1200;

/** `target` is path and query. */
export function isShared(target: string): boolean {
  return target.length <= MAX_LENGTH && SHARED.some((path) => path.test(target));
}

/** Path and query of a request inside the server. */
export function targetOf({ url }: { url: string }): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}
