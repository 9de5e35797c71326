import { requestId } from 'hono/request-id';
import { access } from './access.ts';
import { apiKeyGuard, apiKeyOf, findApiKey } from './api-keys/api-key-guard.ts';
import { COST_OF_MISSING, COST_OF_PAYMENT, MIN_HEAVY_COST, readCallCosts } from './call-costs.ts';
import type { CatalogueCache } from './foods/catalogue-cache.ts';
import { bodySizeLimit } from './http/body-size-limit.ts';
import type { BrowserCookie } from './http/browser-cookie.ts';
import { cacheControl } from './http/cache-control.ts';
import { createCallBudget } from './http/call-budget.ts';
import { clientAddress } from './http/client-address.ts';
import { compressAndEtag } from './http/compress-and-etag.ts';
import { getUserAgent } from './http/current-user.ts';
import { handleError } from './http/error-handler.ts';
import type { PriceClock } from './http/price-clock.ts';
import { requestLanguage } from './http/request-language.ts';
import { requestLog } from './http/request-log.ts';
import { changesPublicPages, type ResponseCache } from './http/response-cache.ts';
import type { createRouter } from './http/router.ts';
import type { SecurityHeaders } from './http/security-headers.ts';
import { paymentAccess } from './payments/payment-access.ts';
import type { Database } from './platform/db/db.ts';
import { languageScope } from './platform/language-scope.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import { requestOrigin } from './platform/request-origin.ts';
import { currentUserFinder } from './sessions/find-current-user.ts';
import { guard } from './sessions/guard.ts';
import { noteBrowser } from './sessions/note-browser.ts';
import type { SessionCache } from './sessions/session-cache.ts';
import { closedShop } from './setup/closed-shop.ts';
import type { Setup } from './setup/open-setup.ts';
import { getContact } from './shop/get-contact.ts';
import { rightByRoute } from './staff-access.ts';

interface Deps {
  database: Database;
  log: Log;
  metrics: Metrics;
  headers: SecurityHeaders;
  priceClock: PriceClock;
  setup: Setup;
  responseCache?: ResponseCache;
  sessionCache?: SessionCache;
  catalogue: CatalogueCache;
  browsers: BrowserCookie;
}

/** In a live shop whoever works there logs in every day: a forgotten session opens the shop to nobody for long. */
const STAFF_SESSION_SECONDS = 12 * 3600;

/** What runs before every route, in this order. */
export function addMiddleware(
  app: ReturnType<typeof createRouter>,
  {
    database,
    log,
    metrics,
    headers,
    priceClock,
    setup,
    responseCache,
    sessionCache,
    catalogue,
    browsers,
  }: Deps,
): void {
  const { db } = database;
  const { config, state } = setup;
  const findCurrentUser = currentUserFinder(
    db,
    sessionCache,
    config.mode === 'live' ? STAFF_SESSION_SECONDS : null,
  );
  const ofPayments = paymentAccess(setup.payments);
  const accessTable = { ...access, ...ofPayments };
  const costs = readCallCosts();
  app.use(requestId({ limitLength: 100 }));
  app.use(clientAddress(config.trustedProxies));
  app.use('/api/*', (context, next) => {
    const origin = { address: context.get('address'), device: getUserAgent(context) };
    return requestOrigin.run(origin, () => languageScope.run(requestLanguage(context), next));
  });
  app.use(requestLog(log, metrics));
  if (responseCache) app.use(responseCache.middleware);
  app.use(async (context, next) => {
    await next();
    // the notification may come later than the client's next read
    if (changesPublicPages(context)) catalogue.clear();
  });
  app.use(headers.middleware);
  app.use(compressAndEtag);
  app.use(cacheControl(priceClock));
  app.use(
    closedShop({
      state,
      publicUrl: config.publicUrl,
      headers,
      contact: () => getContact(db, config),
      isAdmin: async (authorization) => {
        const key = apiKeyOf(authorization);
        if (key) return (await findApiKey(db, key)).ok;
        const user = await findCurrentUser(authorization);
        return user?.isAdmin === true && !user.isBlocked;
      },
    }),
  );
  if (sessionCache) app.use('/api/*', sessionCache.middleware);
  app.use(bodySizeLimit());
  app.use(
    '/api/*',
    guard(accessTable, {
      findCurrentUser,
      noteBrowser: noteBrowser(database, browsers),
      passApiKey: apiKeyGuard(database),
      rights: rightByRoute(accessTable),
      spendBudget: createCallBudget({
        costOf: (route) => costs.get(route) ?? (ofPayments[route] ? COST_OF_PAYMENT : COST_OF_MISSING),
        minHeavyCost: MIN_HEAVY_COST,
      }),
      needsSecondFactor: config.mode === 'live',
    }),
  );
  app.onError((error, context) => handleError(error, context, log));
}
