import { courierRates } from '../extension/courier-rates.ts';
import { fieldDefinitions } from '../extension/field-definitions.ts';
import type { Language } from '../rules/languages.ts';
import { access } from './access.ts';
import { apiKeysRoutes } from './api-keys/api-keys.routes.ts';
import { addMiddleware } from './api-middleware.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { channelsRoutes } from './channels/channels.routes.ts';
import { codesRoutes } from './codes/codes.routes.ts';
import { messagesAdminRoutes } from './contact/admin/messages.routes.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { contentAdminRoutes } from './content/admin/content.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import { couponsAdminRoutes } from './coupons/admin/coupons.routes.ts';
import { couponGuesses } from './coupons/coupon-guesses.ts';
import { couponsRoutes } from './coupons/coupons.routes.ts';
import { createCourierDeps } from './couriers/courier-deps.ts';
import { couriersAdminRoutes, couriersWebhookRoutes } from './couriers/couriers.routes.ts';
import { webhooksAdminRoutes } from './events/admin/webhooks.routes.ts';
import { exportsRoutes } from './exports/exports.routes.ts';
import { extraFieldsRoutes } from './extra-fields/extra-fields.routes.ts';
import { failedJobsRoutes } from './failed-jobs/failed-jobs.routes.ts';
import { foodsAdminRoutes, foodsChangeRoutes } from './foods/admin/foods.routes.ts';
import { foodsRoutes } from './foods/foods.routes.ts';
import { importsRoutes } from './foods/import/imports.routes.ts';
import { goLiveRoutes } from './go-live/go-live.routes.ts';
import { createGoLive } from './go-live/go-live.ts';
import { reject } from './http/api-error.ts';
import { apiReference, openApiDocument } from './http/api-reference.ts';
import { browserCookie } from './http/browser-cookie.ts';
import { withScopes } from './http/openapi-scopes.ts';
import type { PriceClock } from './http/price-clock.ts';
import type { ResponseCache } from './http/response-cache.ts';
import { createRouter } from './http/router.ts';
import type { SecurityHeaders } from './http/security-headers.ts';
import { verificationCookies } from './http/verification-cookie.ts';
import { imagesRoutes } from './images/images.routes.ts';
import { uploadRoutes } from './images/upload.routes.ts';
import { invoicesRoutes } from './invoices/invoices.routes.ts';
import { monitoringRoutes } from './monitoring/monitoring.routes.ts';
import { offersAdminRoutes } from './offers/admin/offers.routes.ts';
import { offersRoutes } from './offers/offers.routes.ts';
import { ordersAdminRoutes } from './orders/admin/orders.routes.ts';
import { phoneOrdersRoutes } from './orders/admin/phone-orders.routes.ts';
import { ordersRoutes } from './orders/orders.routes.ts';
import { overviewRoutes } from './overview/overview.routes.ts';
import { pageSectionsAdminRoutes } from './page-sections/admin/page-sections.routes.ts';
import { shopPages } from './page-sections/shop-pages.ts';
import { askProviderRoutes } from './payments/admin/ask-provider.routes.ts';
import { issuesRoutes } from './payments/admin/issues.routes.ts';
import { receiptsRoutes } from './payments/admin/receipts.routes.ts';
import { createPaymentDeps } from './payments/payment-deps.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { createWebhookRateLimits } from './payments/webhook-rate-limits.ts';
import { webhooksRoutes } from './payments/webhooks.routes.ts';
import type { Database, Db } from './platform/db/db.ts';
import type { Jobs } from './platform/jobs.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import { createRateLimit } from './platform/rate-limits.ts';
import type { SafePost } from './platform/safe-post.ts';
import { openStorage, openUploads } from './platform/storage/storage.ts';
import { createGoogle } from './providers/google.ts';
import type { Mailer } from './providers/mailer.ts';
import { recipesAdminRoutes } from './recipes/admin/recipes.routes.ts';
import { recipesRoutes } from './recipes/recipes.routes.ts';
import { returnsAdminRoutes, returnsRoutes } from './returns/returns.routes.ts';
import { reviewsAdminRoutes } from './reviews/admin/reviews.routes.ts';
import { reviewsRoutes } from './reviews/reviews.routes.ts';
import { searchWordsRoutes } from './search-words/search-words.routes.ts';
import { robots } from './seo/robots.ts';
import { sitemap } from './seo/sitemap.ts';
import { scopeOf } from './sessions/guard.ts';
import type { Setup } from './setup/open-setup.ts';
import { firstAdminRoutes, setupAdminRoutes } from './setup/setup.routes.ts';
import { logoRoutes } from './shop/admin/logo.routes.ts';
import { settingsRoutes } from './shop/admin/settings.routes.ts';
import { getSeller } from './shop/get-seller.ts';
import { getSender } from './shop/get-sender.ts';
import { brandRoutes } from './shop/look/brand.routes.ts';
import { refundTarget } from './shop/payment-texts.ts';
import { shopRoutes } from './shop/shop.routes.ts';
import { getPlaceholders } from './shop/shop-placeholders.ts';
import { translationsRoutes } from './translations/translations.routes.ts';
import { usersAdminRoutes } from './users/admin/users.routes.ts';
import { googleStart } from './users/google-start.ts';
import { loginRoutes } from './users/login.routes.ts';
import { myAccountRoutes } from './users/my-account.routes.ts';
import { createReauthenticate } from './users/reauthenticate.ts';
import { usersRoutes } from './users/users.routes.ts';
import { videosRoutes } from './videos/videos.routes.ts';
import { wishlistRoutes } from './wishlist/wishlist.routes.ts';

export interface ApiDeps {
  database: Database;
  /** Serves the catalogue and reports; may be a read replica. */
  readDb: Db;
  jobs: Jobs;
  log: Log;
  metrics: Metrics;
  headers: SecurityHeaders;
  priceClock: PriceClock;
  mailer: Mailer;
  /** Its configuration has the provider keys of now. */
  setup: Setup;
  postWebhook: SafePost;
  /** Without it, no response is cached. */
  responseCache?: ResponseCache;
}

/** All middleware and routes, in the order they run. */
export function createApi({
  database,
  readDb,
  jobs,
  log,
  metrics,
  headers,
  priceClock,
  mailer,
  setup,
  postWebhook,
  responseCache,
}: ApiDeps) {
  const { db, pool } = database;
  const { config, state } = setup;
  const app = createRouter();
  const cookies = verificationCookies(config.publicUrl);
  const browsers = browserCookie(config.publicUrl);
  const reauthenticate = createReauthenticate(database);
  const google = config.google && createGoogle(config.google);
  const sender = (from: Db = db) => getSender(from, config);
  const seller = (from: Db = db) => getSeller(from, config);
  const placeholders = (from: Db, language: Language) => getPlaceholders(from, config, language);
  const pages = shopPages(config);
  const fields = fieldDefinitions(config.extensions);
  const guesses = couponGuesses(pool);
  const rates = courierRates(config.extensions);
  const couriers = createCourierDeps({ config, db, jobs, sender, seller });
  const payments = createPaymentDeps({ config, db, jobs, log, sender, seller, payments: setup.payments });
  const paymentCalls = createRateLimit(pool, 'payments', { points: 120, seconds: 600 });
  const providerChecks = createRateLimit(pool, 'ask-provider', { points: 1, seconds: 30 });
  const uploads = openUploads(config);
  const storage = openStorage(uploads);
  const codes = codesRoutes({ database, jobs, cookies, browsers, sender });

  addMiddleware(app, { database, log, metrics, headers, priceClock, setup, responseCache, browsers });

  app.route('/', monitoringRoutes({ config, database, metrics, shopId: state.shopId }));

  const routed = app
    .route('/api/shop', shopRoutes(db, config, state.isOpen))
    .route('/api/foods', foodsRoutes(readDb, fields))
    .route('/api/foods', foodsChangeRoutes(db, { seller, isLive: config.mode === 'live' }))
    .route('/api/admin/foods', foodsAdminRoutes(db))
    .route('/api/admin/imports', importsRoutes(db, jobs, fields))
    .route('/api/admin/fields', extraFieldsRoutes(db, fields))
    .route('/api/admin/exports', exportsRoutes(readDb, fields))
    .route('/api/recipes', recipesRoutes(readDb, config))
    .route('/api/reviews', reviewsRoutes(database, readDb, storage))
    .route('/api/admin/reviews', reviewsAdminRoutes(db))
    .route('/api/upload', uploadRoutes(storage))
    .route('/api/contact', contactRoutes(database, jobs, sender))
    .route(
      '/api/users',
      loginRoutes({ database, jobs, cookies, browsers, sender, ownerEmail: config.ownerEmail }),
    )
    .route('/api/users', usersRoutes({ database, jobs, google, cookies, browsers, reauthenticate, sender }))
    .route('/api/users', myAccountRoutes({ db, jobs, sender, fields }))
    .route('/api/users', channelsRoutes(db, config))
    .route('/api/users', usersAdminRoutes({ db, jobs, reauthenticate, sender }))
    .route('/api/cart', cartRoutes(db))
    .route('/api/whishlist', wishlistRoutes(db))
    .route('/api/coupons', couponsRoutes(db, guesses))
    .route(
      '/api/orders',
      ordersRoutes({ database, jobs, sender, seller, guesses, rates, isOpen: state.isOpen, fields }),
    )
    .route(
      '/api/orders',
      returnsRoutes({
        database,
        jobs,
        storage,
        sender,
        refundTarget: (provider) => refundTarget(config, provider),
      }),
    )
    .route('/api/admin/requests', returnsAdminRoutes({ database, jobs, sender }))
    .route('/api/invoices', invoicesRoutes(database, storage))
    .route('/api/admin/orders', ordersAdminRoutes({ db, jobs, sender, seller }))
    .route('/api/admin/orders', couriersAdminRoutes(couriers))
    .route('/api/admin/orders', askProviderRoutes(payments, providerChecks))
    .route('/api/admin/orders', receiptsRoutes(payments))
    .route(
      '/api/admin/phone-orders',
      phoneOrdersRoutes({ db, jobs, sender, seller, rates, isOpen: state.isOpen }),
    )
    .route('/api/admin/overview', overviewRoutes(readDb))
    .route('/api/admin/coupons', couponsAdminRoutes(db))
    .route('/api/offers', offersRoutes(readDb, config))
    .route('/api/admin/offers', offersAdminRoutes(db))
    .route('/api/admin/messages', messagesAdminRoutes({ db, jobs, sender }))
    .route('/api/admin/recipes', recipesAdminRoutes(db))
    .route('/api/admin/translations', translationsRoutes(db, config, pages))
    .route('/api/admin/search-words', searchWordsRoutes(db))
    .route('/api/admin/settings', settingsRoutes(db, config))
    .route('/api/admin/logo', logoRoutes({ db, config, storage }))
    .route('/api/admin/videos', videosRoutes(database, storage, config.dataDir))
    .route('/api/admin/problems', issuesRoutes(payments))
    .route('/api/admin/failed-jobs', failedJobsRoutes(db))
    .route('/api/admin/audit', auditRoutes(db))
    .route('/api/admin/api-keys', apiKeysRoutes({ db, mode: config.mode, reauthenticate }))
    .route(
      '/api/admin/webhooks',
      webhooksAdminRoutes({ db, settingsKey: setup.keys.settingsKey, post: postWebhook, reauthenticate }),
    )
    .route(
      '/api/admin/go-live',
      goLiveRoutes(createGoLive({ database, config, uploads, log, reauthenticate })),
    )
    .route('/api/admin/pages', pageSectionsAdminRoutes({ db, pages, placeholders, sender }))
    .route('/api/admin', contentAdminRoutes(db))
    .route(
      '/api/admin',
      setupAdminRoutes(
        { db, setup, uploads, mailer, sender, reauthenticate },
        createRateLimit(pool, 'self-check', { points: 20, seconds: 600 }),
      ),
    )
    .route(
      '/api/setup',
      firstAdminRoutes(db, {
        browsers,
        attempts: createRateLimit(pool, 'first-admin', { points: 10, seconds: 600 }),
      }),
    )
    .route('/api/orders', paymentsRoutes(payments, paymentCalls))
    .route('/api/webhooks', webhooksRoutes(payments, createWebhookRateLimits(pool)))
    .route('/api/webhooks', couriersWebhookRoutes(couriers))
    .route('/api/otp', codes.otp)
    .route('/api/forget', codes.forget)
    .route('/api', contentRoutes(db, pages, placeholders));

  if (google) app.get('/auth/google/start', googleStart(google, cookies, config.publicUrl));
  app.route('/', imagesRoutes(storage, config.dataDir));
  app.route('/', brandRoutes(db, config, storage));
  app.get('/sitemap.xml', async (context) =>
    context.body(await sitemap(readDb, config.publicUrl), 200, {
      'Content-Type': 'application/xml; charset=utf-8',
    }),
  );
  app.get('/robots.txt', (context) => context.text(robots(config.publicUrl, state.isOpen())));
  // built once: it takes 100 ms, and the route is public
  const document = once(() =>
    withScopes(app.getOpenAPI31Document(openApiDocument(config)), (route) =>
      scopeOf(access[route] ?? 'admin'),
    ),
  );
  const reference = once(() => apiReference(document()));
  app.get('/api/openapi.json', (context) => context.json(document()));
  app.get('/api/docs', async (context) => context.html(await reference()));
  app.all('/api/*', (context) => reject(context, 'not-found'));

  return routed;
}

function once<Value>(create: () => Value): () => Value {
  let created: { value: Value } | undefined;
  return () => {
    created ??= { value: create() };
    return created.value;
  };
}

export type Api = ReturnType<typeof createApi>;
