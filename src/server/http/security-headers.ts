import { createHash, randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../platform/config/config.ts';
import { paymentOrigins } from './payment-origins.ts';

export interface SecurityHeaders {
  /** Headers that every answer carries. */
  middleware: MiddlewareHandler;
  /** Put on the inline scripts and styles that the page's own code writes; secret, and new with every start. */
  nonceMarker: string;
  /** A rendered page without the marks, and its policy: the hashes of what was marked, and of nothing else. */
  seal(html: string): { html: string; policy: string };
}

/** What no browser opens as a page of its own; there the other headers mean nothing, and a page has a dozen such files. */
const PART = /^(text\/(javascript|css)|font\/)/;

/**
 * One policy for all pages: the browser keeps the first page's policy while it navigates. Inline code is allowed by hash,
 * because a finished page is cached and shared, which a nonce cannot be. `development` lets Vite add its styles.
 */
export function securityHeaders(config: Config, development: boolean): SecurityHeaders {
  const chat = originOf(config.chatUrl);
  const tiles = originOf(config.map.tileUrl);
  const colours = originOf(config.colourUrl);
  const paying = paymentOrigins(config);
  const directives = (scripts: string[], styles: string[]) => ({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...paying['script-src']],
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : styles)],
    // forms take images and videos of any https site; neither can run anything
    'media-src': ["'self'", 'https:'],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...(tiles ? [tiles] : []), ...paying['img-src']],
    'connect-src': [
      "'self'",
      ...(colours ? [colours] : []),
      ...(development ? ['ws:'] : []),
      ...paying['connect-src'],
    ],
    'frame-src': ["'self'", ...(chat ? [chat] : []), ...paying['frame-src']],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  });
  const policy = (scripts: string[], styles: string[]) =>
    Object.entries(directives(scripts, styles))
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; ');
  const noInlineCode = policy([], []);
  const nonceMarker = randomBytes(16).toString('hex');
  const frames = chat ? `(self "${chat}")` : '(self)';

  return {
    nonceMarker,
    seal: (html) => ({
      html: html.replaceAll(` nonce="${nonceMarker}"`, ''),
      policy: policy(hashesOf(html, 'script', nonceMarker), hashesOf(html, 'style', nonceMarker)),
    }),
    middleware: async (context, next) => {
      await next();
      const { headers } = context.res;
      headers.set('X-Content-Type-Options', 'nosniff');
      if (config.mode === 'live')
        headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
      if (PART.test(headers.get('Content-Type') ?? '')) return;
      if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', noInlineCode);
      headers.set('X-Frame-Options', 'SAMEORIGIN');
      headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
      headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
      headers.set('Permissions-Policy', `camera=${frames}, microphone=${frames}, geolocation=(self)`);
    },
  };
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined;
}

function hashesOf(html: string, tag: 'script' | 'style', nonceMarker: string): string[] {
  const inline = html.matchAll(
    new RegExp(`<${tag} (?![^>]*\\ssrc=)[^>]*nonce="${nonceMarker}"[^>]*>([\\s\\S]*?)</${tag}>`, 'g'),
  );
  const hashes = [...inline].map(([, code = '']) => createHash('sha256').update(code).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
