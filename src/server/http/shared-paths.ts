import { isLanguage, withoutLanguage } from '../../rules/languages.ts';

/** Paths whose response is the same for every visitor. Only these are cached; never list a path that reads a cookie. */
const CACHEABLE_PATHS = [
  /^\/api\/(shop|foods|offers|recipes|passports|reviews\/product|content|im|colors)(\/|\?|$)/,
  /^\/(_root\.data|_\.data|\.data)?(\?|$)/,
  /^\/(product|about|offline|privacy-policy|shipping-policy|refund-policy|terms-of-service|assistant)(\.data)?(\?|$)/,
  /^\/(food|recipes|search|tag|b)\//,
  /^\/(more|suggest)(\.data)?\?/,
  /^\/sitemap\.xml$/,
];
const MAX_LENGTH = 1200;

/** `target` is the request target: path and query. */
export function isSharedPath(target: string): boolean {
  const inEnglish = withoutLanguage(target);
  return (
    target.length <= MAX_LENGTH &&
    CACHEABLE_PATHS.some((path) => path.test(inEnglish)) &&
    !hasUnknownLanguage(target)
  );
}

/** It gives the English response, of which the cache needs no copies. */
function hasUnknownLanguage(target: string): boolean {
  // most targets have none
  if (!target.includes('language=')) return false;
  return [...target.matchAll(/[?&]language=([^&]*)/g)].some(([, language]) => !isLanguage(language));
}

/** Request target (path and query) of an absolute URL. */
export function targetOf({ url }: { url: string }): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}
