import type { MiddlewareHandler } from 'hono';
import type { Config } from '../platform/config/config.ts';
import { type Csp, createCsp, type OutsideOrigins, originOf } from './csp.ts';

export interface SecurityHeaders {
  /** Sets the security headers of every response. */
  middleware: MiddlewareHandler;
  csp: Csp;
}

/** Subresources need no document headers such as Content-Security-Policy; each page loads a dozen of them. */
const SUBRESOURCE = /^(text\/(javascript|css)|font\/)/;

/** The link of an e-mail shows an order to whoever has it: no other site may learn it. */
const SIGNED_LINK = /\/track\//;
const INVITATION = /\/staff-invite$/;

export function createSecurityHeaders(
  config: Config,
  development: boolean,
  getOutsideOrigins?: () => Promise<OutsideOrigins>,
): SecurityHeaders {
  const csp = createCsp(config, development, getOutsideOrigins);
  const chat = originOf(config.chatUrl);
  const frames = chat ? `(self "${chat}")` : '(self)';

  return {
    csp,
    middleware: async (context, next) => {
      await next();
      const { headers } = context.res;
      headers.set('X-Content-Type-Options', 'nosniff');
      if (config.mode === 'live')
        headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
      if (SUBRESOURCE.test(headers.get('Content-Type') ?? '')) return;
      if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', csp.defaultPolicy);
      headers.set('X-Frame-Options', 'SAMEORIGIN');
      const isSignedLink =
        (SIGNED_LINK.test(context.req.path) && context.req.query('key') !== undefined) ||
        INVITATION.test(context.req.path);
      headers.set('Referrer-Policy', isSignedLink ? 'same-origin' : 'strict-origin-when-cross-origin');
      if (isSignedLink) headers.set('X-Robots-Tag', 'noindex');
      headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
      headers.set('Permissions-Policy', `camera=${frames}, microphone=${frames}, geolocation=(self)`);
    },
  };
}
