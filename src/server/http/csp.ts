import { hash, randomBytes } from 'node:crypto';
import { themeOrigins } from '../../extension/theme-css.ts';
import { cachedBy } from '../platform/cached-by.ts';
import type { Config } from '../platform/config/config.ts';
import { cspPaymentOrigins } from './csp-payment-origins.ts';
import { CSP_REPORTS_PATH } from './csp-reports.ts';

/** Content Security Policy (CSP) of pages and API responses. */
export interface Csp {
  /** For responses without inline code. */
  defaultPolicy: string;
  /** Nonce placeholder on the page's own inline scripts and styles. Secret, and new at every start. */
  nonceMarker: string;
  /** Removes the markers from a rendered page and allows exactly the marked inline code, by hash. */
  apply(html: string): Promise<{ html: string; policy: string }>;
}

/** Other sites from which pages show pictures and films. */
export interface OutsideOrigins {
  images: string[];
  videos: string[];
}

const NO_ORIGINS: OutsideOrigins = { images: [], videos: [] };

/**
 * All pages share one set of directives, because the browser keeps the first page's policy during client-side navigation.
 * Inline code is allowed by hash and not by nonce, because rendered pages are cached. `development` lets Vite inject styles.
 */
export function createCsp(
  config: Config,
  development: boolean,
  getOutsideOrigins: () => Promise<OutsideOrigins> = async () => NO_ORIGINS,
): Csp {
  const chat = originOf(config.chatUrl);
  const tiles = originOf(config.map.tileUrl);
  const colours = originOf(config.colourUrl);
  const ofThemes = themeOrigins(config.extensions);
  // keys can be entered while the shop runs
  const paymentOrigins = cachedBy(
    () => config.paymentSettings,
    () => cspPaymentOrigins(config),
  );
  const directives = (
    scripts: string[],
    styles: string[],
    outside: OutsideOrigins,
    payments = paymentOrigins(),
  ) => ({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...payments['script-src']],
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : styles)],
    // blob: an admin sees a film before it is uploaded
    'media-src': ["'self'", 'blob:', ...outside.videos],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      ...(tiles ? [tiles] : []),
      ...payments['img-src'],
      ...ofThemes.images,
      ...outside.images,
    ],
    ...(ofThemes.fonts.length > 0 && { 'font-src': ["'self'", ...ofThemes.fonts] }),
    'connect-src': [
      "'self'",
      ...(colours ? [colours] : []),
      ...(development ? ['ws:'] : []),
      ...payments['connect-src'],
    ],
    'frame-src': ["'self'", ...(chat ? [chat] : []), ...payments['frame-src']],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'report-uri': [CSP_REPORTS_PATH],
  });
  const policy = (scripts: string[], styles: string[], outside: OutsideOrigins) =>
    Object.entries(directives(scripts, styles, outside))
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; ');
  const defaultPolicy = cachedBy(
    () => config.paymentSettings,
    () => policy([], [], NO_ORIGINS),
  );
  const nonceMarker = randomBytes(16).toString('hex');

  return {
    get defaultPolicy() {
      return defaultPolicy();
    },
    nonceMarker,
    apply: async (html) => {
      const { plain, hashes } = readMarked(html, ` nonce="${nonceMarker}"`);
      return { html: plain, policy: policy(hashes.script, hashes.style, await getOutsideOrigins()) };
    },
  };
}

export function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined;
}

/** Removes the marker everywhere, and hashes the code of the marked elements. One pass, from marker to marker. */
function readMarked(html: string, marker: string) {
  const found = { script: new Set<string>(), style: new Set<string>() };
  const plain: string[] = [];
  let from = 0;
  for (let at = html.indexOf(marker); at !== -1; at = html.indexOf(marker, from)) {
    plain.push(html.slice(from, at));
    from = at + marker.length;
    const element = html.slice(html.lastIndexOf('<', at), html.indexOf('>', at));
    const tag = /^<(script|style) (?![^>]*\ssrc=)/.exec(element)?.[1];
    if (tag !== 'script' && tag !== 'style') continue;
    const codeStart = html.indexOf('>', at) + 1;
    found[tag].add(html.slice(codeStart, html.indexOf(`</${tag}>`, codeStart)));
  }
  plain.push(html.slice(from));
  const hashes = { script: [...found.script].map(hashOf), style: [...found.style].map(hashOf) };
  return { plain: plain.join(''), hashes };
}

function hashOf(code: string): string {
  return `'sha256-${hash('sha256', code, 'base64')}'`;
}
