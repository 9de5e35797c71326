import { hash, randomBytes } from 'node:crypto';
import { themeOrigins } from '../../extension/theme-css.ts';
import { isPaymentPage } from '../../rules/payment-page.ts';
import { cachedBy } from '../platform/cached-by.ts';
import type { Config } from '../platform/config/config.ts';
import { cspPaymentOrigins } from './csp-payment-origins.ts';
import { CSP_REPORTS_PATH } from './csp-reports.ts';

/** Content-Security-Policy (CSP) of pages and API responses. */
export interface Csp {
  /** For responses without inline code. */
  defaultPolicy: string;
  /** Nonce placeholder on the page's own inline scripts and styles. Secret, and new at every start. */
  nonceMarker: string;
  /**
   * Removes the markers from a rendered page and allows exactly the marked inline code, by hash. `path` has no language. The page
   * comes and goes in pieces, of which each element with a marker is in one: joined, each page would be one more long text. Those
   * that are bytes were rendered for an earlier page and have no markers.
   */
  apply(html: readonly PagePiece[], path: string): Promise<{ html: PagePiece[]; policy: string }>;
}

export type PagePiece = string | Buffer<ArrayBuffer>;

/** Other sites from which pages show pictures and films. */
export interface OutsideOrigins {
  images: string[];
  videos: string[];
}

const NO_ORIGINS: OutsideOrigins = { images: [], videos: [] };
const NO_PAYMENT_ORIGINS = { 'script-src': [], 'connect-src': [], 'frame-src': [], 'img-src': [] };

/** Trusted Types policies of the pages' scripts: `src/web/lib/trusted-types.ts` and what uses it. */
const SCRIPT_POLICIES = ['default', 'page-scripts', 'icons', 'email-preview', 'service-worker'];

/**
 * The browser keeps the policy of a document during client-side navigation, so all pages share one set of directives. Only the
 * payment page, which is always loaded as a document, allows the hosts of payment providers; their scripts know no Trusted Types.
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
    isPayment: boolean,
    payments = isPayment ? paymentOrigins() : NO_PAYMENT_ORIGINS,
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
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // the scripts of Vite write markup
    ...(!isPayment &&
      !development && { 'require-trusted-types-for': ["'script'"], 'trusted-types': SCRIPT_POLICIES }),
    'report-uri': [CSP_REPORTS_PATH],
  });
  const policy = (scripts: string[], styles: string[], outside: OutsideOrigins, isPayment: boolean) =>
    Object.entries(directives(scripts, styles, outside, isPayment))
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; ');
  const defaultPolicy = policy([], [], NO_ORIGINS, false);
  const nonceMarker = randomBytes(16).toString('hex');

  return {
    defaultPolicy,
    nonceMarker,
    apply: async (html, path) => {
      const { plain, hashes } = readMarked(html, ` nonce="${nonceMarker}"`);
      const outside = await getOutsideOrigins();
      return { html: plain, policy: policy(hashes.script, hashes.style, outside, isPaymentPage(path)) };
    },
  };
}

export function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined;
}

interface InlineCode {
  script: Set<string>;
  style: Set<string>;
}

/** Removes the marker everywhere, and hashes the code of the marked elements. */
function readMarked(pieces: readonly PagePiece[], marker: string) {
  const found: InlineCode = { script: new Set(), style: new Set() };
  const plain = pieces.flatMap<PagePiece>((piece) =>
    typeof piece === 'string' ? unmarked(piece, marker, found) : [piece],
  );
  const hashes = { script: [...found.script].map(scriptHash), style: [...found.style].map(knownHash) };
  return { plain, hashes };
}

/** One pass, from marker to marker. */
function unmarked(html: string, marker: string, found: InlineCode): string[] {
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
  return plain;
}

const MAX_KNOWN = 100;
/** A longer script holds the page's data, which is another one each time. */
const MAX_KNOWN_SCRIPT = 4000;
const known = new Map<string, string>();

/** Pages of one kind have the same styles, which are a third of them, and mostly the same short scripts. */
function knownHash(code: string): string {
  const found = known.get(code);
  if (found) return found;
  if (known.size >= MAX_KNOWN) known.clear();
  const hashed = hashOf(code);
  // copied: a part of a page would keep the whole page in memory
  known.set(Buffer.from(code).toString(), hashed);
  return hashed;
}

function scriptHash(code: string): string {
  return code.length > MAX_KNOWN_SCRIPT ? hashOf(code) : knownHash(code);
}

function hashOf(code: string): string {
  return `'sha256-${hash('sha256', code, 'base64')}'`;
}
