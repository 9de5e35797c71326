import type { Context, MiddlewareHandler } from 'hono';
import { languageOfPath, withoutLanguage } from '../../rules/languages.ts';
import { reject } from '../http/api-error.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import { languageScope } from '../platform/language-scope.ts';
import { closedPage, type ShopContact } from './closed-page.ts';
import type { ShopState } from './shop-state.ts';
import { isSame, visitCookie } from './visit-cookie.ts';

/** What works in a closed shop for everybody: probes, reports of browsers, webhooks, signing in, files, and orders, which are rejected with a reason. */
const ALWAYS_OPEN = [
  /^\/(healthz|readyz|metrics|robots\.txt|csp-reports|sw\.js)$/,
  /^\/api\/webhooks\//,
  /^\/api\/(admin|otp|forget|setup)\//,
  /^\/api\/users\//,
  /^\/api\/orders\/create$/,
  /^\/api\/upload$/,
  /^\/(assets|pictures|media|uploads|brand|auth)\//,
  /^\/(login|register|first-admin|dashboard|needs-script|admin\/.*)(\.data)?$/,
  /^\/[\w-]+\.(ico|png|jpg|svg|css|webmanifest)$/,
];
const PUBLIC_API = /^\/api\//;
const RETRY_AFTER_SECONDS = '3600';

interface Deps {
  state: ShopState;
  publicUrl: string;
  headers: SecurityHeaders;
  /** For the page that visitors see. */
  contact: () => Promise<ShopContact>;
  /** Whether an Authorization header is that of an admin. */
  isAdmin: (authorization: string) => Promise<boolean>;
}

/** Hides a closed shop from everybody but admins and people with the key link. Nothing of it may be cached or indexed. */
export function closedShop(deps: Deps): MiddlewareHandler<AppEnv> {
  const { state, headers } = deps;
  const cookie = visitCookie(deps.publicUrl);

  const mayVisit = async (context: Context<AppEnv>): Promise<boolean> => {
    if (cookie.isValid(context, state.visitKey())) return true;
    const authorization = context.req.header('Authorization');
    return authorization !== undefined && deps.isAdmin(authorization);
  };

  return async (context, next) => {
    // a page of a shop that its reader may see calls the API in this process
    if (state.isOpen() || isCalledByPage(context)) return next();
    const { req } = context;
    const key = req.method === 'GET' ? req.query('key') : undefined;
    if (key !== undefined && isSame(key, state.visitKey())) {
      cookie.set(context, key);
      protect(context);
      return context.redirect(withoutKey(req.url), 303);
    }
    if (ALWAYS_OPEN.some((path) => path.test(withoutLanguage(req.path))) || (await mayVisit(context))) {
      await next();
      // an admin sees the shop in this browser, where links carry no token; a program gets no cookie
      const user = context.get('currentUser');
      if (user?.isAdmin && !user.scopes && !cookie.isValid(context, state.visitKey()))
        cookie.set(context, state.visitKey());
      protect(context);
      return;
    }
    context.header('Retry-After', RETRY_AFTER_SECONDS);
    protect(context);
    if (PUBLIC_API.test(req.path)) return reject(context, 'shop-not-open');
    const contact = await deps.contact();
    const page = languageScope.run(languageOfPath(req.path), () =>
      closedPage(contact, state.wasOpen(), headers.csp.nonceMarker),
    );
    const secured = await headers.csp.apply([page], '/');
    context.header('Content-Security-Policy', secured.policy);
    return context.html(secured.html.join(''), 503);
  };
}

/** See pages.ts: requests from outside have the bindings of their connection. */
function isCalledByPage(context: Context): boolean {
  return (context.env as { isPage?: boolean } | undefined)?.isPage === true;
}

function protect(context: Context<AppEnv>): void {
  context.header('X-Robots-Tag', 'noindex');
  if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
}

/** The key must not stay in the address bar, the history or a Referer. */
function withoutKey(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('key');
  return url.pathname.replace(/^\/+/, '/') + url.search;
}
