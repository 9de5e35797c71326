import { courierRates } from '../extension/courier-rates.ts';
import { fieldDefinitions } from '../extension/field-definitions.ts';
import type { Language } from '../rules/languages.ts';
import { access } from './access.ts';
import { addressesRoutes } from './addresses/addresses.routes.ts';
import { adminRoutes } from './admin-api.ts';
import type { ApiDeps } from './api-deps.ts';
import { addMiddleware } from './api-middleware.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { guestCartRoutes } from './cart/guest-cart.routes.ts';
import { cashRoutes } from './cash-on-delivery/cash.routes.ts';
import { channelsRoutes } from './channels/channels.routes.ts';
import { codesRoutes } from './codes/codes.routes.ts';
import { mobileCodesRoutes } from './codes/mobile-codes.routes.ts';
import { mobileSender } from './codes/mobile-sender.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { contentRoutes } from './content/content.routes.ts';
import { couponGuesses } from './coupons/coupon-guesses.ts';
import { couponsRoutes } from './coupons/coupons.routes.ts';
import { createCourierDeps } from './couriers/courier-deps.ts';
import { couriersWebhookRoutes } from './couriers/couriers.routes.ts';
import { foodsChangeRoutes } from './foods/admin/foods.routes.ts';
import { foodsRoutes } from './foods/foods.routes.ts';
import { reject } from './http/api-error.ts';
import { apiReference, openApiDocument } from './http/api-reference.ts';
import { browserCookie } from './http/browser-cookie.ts';
import { CSP_REPORTS_PATH, cspReports } from './http/csp-reports.ts';
import { withScopes } from './http/openapi-scopes.ts';
import { createRouter } from './http/router.ts';
import { verificationCookies } from './http/verification-cookie.ts';
import { imagesRoutes } from './images/images.routes.ts';
import { uploadRoutes } from './images/upload.routes.ts';
import { creditNotesRoutes } from './invoices/credit-notes.routes.ts';
import { invoicesRoutes } from './invoices/invoices.routes.ts';
import { monitoringRoutes } from './monitoring/monitoring.routes.ts';
import { subscribePush } from './notices/notice-receivers.ts';
import { noticeWebhookRoutes } from './notices/notices.routes.ts';
import { offersRoutes } from './offers/offers.routes.ts';
import { ordersRoutes } from './orders/orders.routes.ts';
import { trackOrderRoutes } from './orders/track-order.routes.ts';
import { shopPages } from './page-sections/shop-pages.ts';
import { passportsRoutes } from './passports/passports.routes.ts';
import { createPaymentDeps } from './payments/payment-deps.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { createWebhookRateLimits } from './payments/webhook-rate-limits.ts';
import { webhooksRoutes } from './payments/webhooks.routes.ts';
import type { Db } from './platform/db/db.ts';
import { once } from './platform/once.ts';
import { createRateLimit } from './platform/rate-limits.ts';
import { openStorage, openUploads } from './platform/storage/storage.ts';
import { createGoogle } from './providers/google.ts';
import { pushRenewalRoutes, pushRoutes } from './push/push.routes.ts';
import { openPushKeys } from './push/push-keys.ts';
import { createPushPost } from './push/push-post.ts';
import { recipeCartRoutes } from './recipes/recipe-cart.routes.ts';
import { recipesRoutes } from './recipes/recipes.routes.ts';
import { remindersRoutes } from './reminders/reminders.routes.ts';
import { restockRoutes } from './restock/restock.routes.ts';
import { returnsRoutes } from './returns/returns.routes.ts';
import { reviewsRoutes } from './reviews/reviews.routes.ts';
import { myFactorsRoutes } from './second-factors/my-factors.routes.ts';
import { createSecondStep } from './second-factors/second-step.ts';
import { robots } from './seo/robots.ts';
import { securityTxt } from './seo/security-txt.ts';
import { sitemap } from './seo/sitemap.ts';
import { scopeOf } from './sessions/guard.ts';
import { firstAdminRoutes } from './setup/setup.routes.ts';
import { getContact } from './shop/get-contact.ts';
import { getSeller } from './shop/get-seller.ts';
import { getSender } from './shop/get-sender.ts';
import { findTrackingSigner } from './shop/guest-shopping.ts';
import { brandRoutes } from './shop/look/brand.routes.ts';
import { refundTarget } from './shop/payment-texts.ts';
import { serviceWorkerRoutes } from './shop/service-worker.routes.ts';
import { shopRoutes } from './shop/shop.routes.ts';
import { getPlaceholders } from './shop/shop-placeholders.ts';
import { staffInviteRoutes } from './staff/staff.routes.ts';
import { usersAdminRoutes } from './users/admin/users.routes.ts';
import { googleStart } from './users/google-start.ts';
import { loginRoutes } from './users/login.routes.ts';
import { mobileLoginRoutes } from './users/mobile-login.routes.ts';
import { myAccountRoutes } from './users/my-account.routes.ts';
import { myLoginsRoutes } from './users/my-logins.routes.ts';
import { passkeyLoginRoutes } from './users/passkey-login.routes.ts';
import { createReauthenticate } from './users/reauthenticate.ts';
import { usersRoutes } from './users/users.routes.ts';
import { wishlistRoutes } from './wishlist/wishlist.routes.ts';

/** All middleware and routes, in the order they run. */
export function createApi(deps: ApiDeps) {
  const { database, readDb, jobs, log, metrics, setup, catalogue } = deps;
  const { db, pool } = database;
  const { config, state } = setup;
  const isLive = config.mode === 'live';
  const app = createRouter();
  const cookies = verificationCookies(config.publicUrl);
  const browsers = browserCookie(config.publicUrl);
  const reauthenticate = createReauthenticate(database, config.publicUrl);
  const { settingsKey } = setup.keys;
  const secondStep = createSecondStep(database, { settingsKey, isLive });
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
  const uploads = openUploads(config);
  const storage = openStorage(uploads);
  const codes = codesRoutes({ database, jobs, cookies, browsers, sender, isLive });
  const mobile = mobileSender({ database, log, config, browsers, sender });

  const push = {
    db,
    keys: openPushKeys(db, setup.keys.settingsKey),
    post: createPushPost(config),
    onSubscribed: () => subscribePush(db),
  };
  const pushChanges = createRateLimit(pool, 'push', { points: 60, seconds: 3600 });
  const pushRenewals = createRateLimit(pool, 'push-renewals', { points: 300, seconds: 3600 });

  addMiddleware(app, { ...deps, browsers });

  app.route('/', monitoringRoutes({ config, database, metrics, shopId: state.shopId }));

  const routed = app
    .route('/api/shop', shopRoutes(db, config, state.isOpen))
    .route('/api/foods', foodsRoutes({ db: readDb, catalogue, definitions: fields }))
    .route('/api/foods', foodsChangeRoutes(db, { seller, isLive: config.mode === 'live' }))
    .route('/api/passports', passportsRoutes(readDb))
    .route('/api/recipes', recipesRoutes(readDb, config))
    .route('/api/recipes', recipeCartRoutes(db))
    .route('/api/reviews', reviewsRoutes(database, readDb, storage))
    .route('/api/upload', uploadRoutes(storage))
    .route('/api/contact', contactRoutes(database, jobs, sender))
    .route(
      '/api/users',
      loginRoutes({
        database,
        jobs,
        cookies,
        browsers,
        secondStep,
        sender,
        ownerEmail: config.ownerEmail,
      }),
    )
    .route('/api/users', mobileLoginRoutes({ database, jobs, cookies, browsers, secondStep }))
    .route('/api/users', passkeyLoginRoutes({ database, jobs, browsers, publicUrl: config.publicUrl }))
    .route('/api/users', myLoginsRoutes({ database, jobs, cookies, reauthenticate, sender }))
    .route(
      '/api/users',
      usersRoutes({
        database,
        jobs,
        google,
        cookies,
        browsers,
        reauthenticate,
        secondStep,
        sender,
        isLive,
      }),
    )
    .route(
      '/api/users',
      myFactorsRoutes(
        { db, jobs, settingsKey, publicUrl: config.publicUrl, isLive, reauthenticate, sender },
        database,
        cookies,
      ),
    )
    .route('/api/users', myAccountRoutes({ db, jobs, sender, fields }))
    .route('/api/users', channelsRoutes(db, config))
    .route('/api/push', pushRoutes(push, 'my-orders', pushChanges))
    .route('/api/push', pushRenewalRoutes(push, pushRenewals))
    .route('/api/users', addressesRoutes(database))
    .route('/api/users', usersAdminRoutes({ db, jobs, reauthenticate, sender }))
    .route('/api/cart', cartRoutes(db))
    .route('/api/cart', guestCartRoutes(database))
    .route('/api/whishlist', wishlistRoutes(db))
    .route('/api/reminders', remindersRoutes(db))
    .route('/api/restock-requests', restockRoutes(database, jobs, sender))
    .route('/api/coupons', couponsRoutes(db, guesses))
    .route(
      '/api/orders',
      ordersRoutes({ database, jobs, sender, seller, guesses, rates, isOpen: state.isOpen, fields }),
    )
    .route(
      '/api/orders',
      trackOrderRoutes({ database, sender, seller, signer: () => findTrackingSigner(db, config) }),
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
    .route('/api/invoices', invoicesRoutes(database, storage))
    .route('/api/credit-notes', creditNotesRoutes(database, storage))
    .route('/api/offers', offersRoutes(readDb, config))
    .route(
      '/api/setup',
      firstAdminRoutes(db, {
        jobs,
        browsers,
        attempts: createRateLimit(pool, 'first-admin', { points: 10, seconds: 600 }),
      }),
    )
    .route(
      '/api/staff-invites',
      staffInviteRoutes(db, jobs, createRateLimit(pool, 'accept-invite', { points: 20, seconds: 3600 })),
    )
    .route('/api/orders', paymentsRoutes(payments, paymentCalls))
    .route('/api/orders', cashRoutes({ db, pool, jobs, sender, rates, browsers, mobile }))
    .route('/api/webhooks', webhooksRoutes(payments, createWebhookRateLimits(pool)))
    .route('/api/webhooks', couriersWebhookRoutes(couriers))
    .route('/api/webhooks', noticeWebhookRoutes(db, config))
    .route('/api/otp', codes.otp)
    .route('/api/otp', mobileCodesRoutes({ db, browsers, mobile, codes }))
    .route('/api/forget', codes.forget)
    .route(
      '/api/admin',
      adminRoutes({
        ...deps,
        sender,
        seller,
        placeholders,
        pages,
        fields,
        couriers,
        payments,
        uploads,
        storage,
        reauthenticate,
        push,
        pushChanges,
      }),
    )
    .route('/api', contentRoutes(db, pages, placeholders));

  if (google) app.get('/auth/google/start', googleStart(google, cookies, config.publicUrl));
  app.route('/', imagesRoutes(storage, config.dataDir));
  app.route('/', brandRoutes(db, config, storage));
  app.route('/', serviceWorkerRoutes(db));
  app.get('/sitemap.xml', async (context) =>
    context.body(await sitemap(readDb, config.publicUrl), 200, {
      'Content-Type': 'application/xml; charset=utf-8',
    }),
  );
  app.get('/robots.txt', (context) => context.text(robots(config.publicUrl, state.isOpen())));
  app.get('/.well-known/security.txt', async (context) => {
    const { email } = await getContact(db, config);
    return context.text(securityTxt({ publicUrl: config.publicUrl, email }));
  });
  app.post(CSP_REPORTS_PATH, cspReports());
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

export type Api = ReturnType<typeof createApi>;
