import type { Seller } from '../contract/invoice.ts';
import { courierRates } from '../extension/courier-rates.ts';
import type { FieldDefinition } from '../extension/field-definitions.ts';
import type { Language } from '../rules/languages.ts';
import type { Pages } from '../rules/page-sections/pages.ts';
import type { Texts } from '../rules/page-sections/section-types.ts';
import { adminSearchRoutes } from './admin-search/admin-search.routes.ts';
import type { ApiDeps } from './api-deps.ts';
import { apiKeysRoutes } from './api-keys/api-keys.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { batchesRoutes, orderBatchesRoutes } from './batches/batches.routes.ts';
import { bottleLabelsRoutes } from './bottle-labels/bottle-labels.routes.ts';
import { messagesAdminRoutes } from './contact/admin/messages.routes.ts';
import { contentAdminRoutes } from './content/admin/content.routes.ts';
import { couponsAdminRoutes } from './coupons/admin/coupons.routes.ts';
import type { CourierDeps } from './couriers/courier-deps.ts';
import { couriersAdminRoutes, parcelsAdminRoutes } from './couriers/couriers.routes.ts';
import { customersRoutes } from './customers/customers.routes.ts';
import type { Sender } from './emails/email-layout.ts';
import { webhooksAdminRoutes } from './events/admin/webhooks.routes.ts';
import { exportsRoutes } from './exports/exports.routes.ts';
import { extraFieldsRoutes } from './extra-fields/extra-fields.routes.ts';
import { failedJobsRoutes } from './failed-jobs/failed-jobs.routes.ts';
import { foodsAdminRoutes } from './foods/admin/foods.routes.ts';
import { stockAdminRoutes } from './foods/admin/stock.routes.ts';
import { importsRoutes } from './foods/import/imports.routes.ts';
import { goLiveRoutes } from './go-live/go-live.routes.ts';
import { createGoLive } from './go-live/go-live.ts';
import { createRouter } from './http/router.ts';
import { offersAdminRoutes } from './offers/admin/offers.routes.ts';
import { ordersAdminRoutes } from './orders/admin/orders.routes.ts';
import { phoneOrdersRoutes } from './orders/admin/phone-orders.routes.ts';
import { overviewRoutes } from './overview/overview.routes.ts';
import { packingRoutes } from './packing/packing.routes.ts';
import { pageSectionsAdminRoutes } from './page-sections/admin/page-sections.routes.ts';
import { askProviderRoutes } from './payments/admin/ask-provider.routes.ts';
import { issuesRoutes } from './payments/admin/issues.routes.ts';
import { receiptsRoutes } from './payments/admin/receipts.routes.ts';
import type { PaymentDeps } from './payments/payment-deps.ts';
import type { Db } from './platform/db/db.ts';
import { createRateLimit, type RateLimit } from './platform/rate-limits.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { UploadStore } from './platform/storage/upload-store.ts';
import { pressPlanRoutes } from './press-plan/press-plan.routes.ts';
import { printingRoutes } from './printing/printing.routes.ts';
import { pushRoutes } from './push/push.routes.ts';
import type { PushDeps } from './push/subscribe.ts';
import { recallsRoutes } from './recalls/recalls.routes.ts';
import { recipesAdminRoutes } from './recipes/admin/recipes.routes.ts';
import { remittancesRoutes } from './remittances/remittances.routes.ts';
import { returnsAdminRoutes } from './returns/returns.routes.ts';
import { reviewsAdminRoutes } from './reviews/admin/reviews.routes.ts';
import { searchWordsRoutes } from './search-words/search-words.routes.ts';
import { personFactorsRoutes } from './second-factors/person-factors.routes.ts';
import { recordExports } from './security-log/record-exports.ts';
import { securityLogRoutes } from './security-log/security-log.routes.ts';
import { setupAdminRoutes } from './setup/setup.routes.ts';
import { logoRoutes } from './shop/admin/logo.routes.ts';
import { securitySettingsRoutes } from './shop/admin/security-settings.routes.ts';
import { settingsRoutes } from './shop/admin/settings.routes.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { taxRoutes } from './tax/tax.routes.ts';
import { translationsRoutes } from './translations/translations.routes.ts';
import { needConfirmation } from './users/need-confirmation.ts';
import type { Reauthenticate } from './users/reauthenticate.ts';
import { videosRoutes } from './videos/videos.routes.ts';

/** What the routes of the admin area share with the others. */
export interface AdminDeps extends ApiDeps {
  sender: (from?: Db) => Promise<Sender>;
  seller: (from?: Db) => Promise<Seller>;
  placeholders: (from: Db, language: Language) => Promise<Texts>;
  pages: Pages;
  fields: readonly FieldDefinition[];
  couriers: CourierDeps;
  payments: PaymentDeps;
  uploads: UploadStore;
  storage: Storage;
  reauthenticate: Reauthenticate;
  push: PushDeps;
  pushChanges: RateLimit;
}

/** The routes below /api/admin. */
export function adminRoutes(deps: AdminDeps) {
  const { database, readDb, jobs, log, mailer, setup, postWebhook, goLiveRun, catalogue } = deps;
  const { sender, seller, placeholders, pages, fields, couriers, payments, uploads, storage } = deps;
  const { reauthenticate } = deps;
  const { db, pool } = database;
  const { config, state } = setup;
  const rates = courierRates(config.extensions);
  const providerChecks = createRateLimit(pool, 'ask-provider', { points: 1, seconds: 30 });
  const router = createRouter();
  for (const path of [
    '/exports/*',
    '/overview/orders.csv',
    '/tax/:file{.+\\.(?:json|zip|csv)}',
    '/recalls/:id/people.csv',
  ])
    router.use(path, recordExports(db));
  // copies of all customers and orders, and money of a payment that nobody has checked
  for (const path of [
    '/exports/customers.csv',
    '/exports/orders.csv',
    '/overview/orders.csv',
    '/tax/pdfs.zip',
    '/problems/:id/refund',
  ])
    router.use(path, needConfirmation(reauthenticate));
  return router
    .route('/foods', foodsAdminRoutes(db, catalogue))
    .route('/stock', stockAdminRoutes(db))
    .route('/batches', batchesRoutes(db, storage))
    .route('/orders', orderBatchesRoutes(db))
    .route('/batches', bottleLabelsRoutes({ db, publicUrl: config.publicUrl, seller }))
    .route('/recalls', recallsRoutes({ db, jobs, sender, seller }))
    .route('/press-plan', pressPlanRoutes(readDb))
    .route('/imports', importsRoutes(db, jobs, fields))
    .route('/fields', extraFieldsRoutes(db, fields))
    .route('/exports', exportsRoutes(readDb, fields))
    .route('/reviews', reviewsAdminRoutes(db))
    .route('/requests', returnsAdminRoutes({ database, jobs, sender }))
    .route('/orders', ordersAdminRoutes({ db, jobs, sender, seller }))
    .route('/orders', couriersAdminRoutes(couriers))
    .route('/couriers', parcelsAdminRoutes(couriers))
    .route('/orders', askProviderRoutes(payments, providerChecks))
    .route('/orders', receiptsRoutes(payments))
    .route(
      '/',
      printingRoutes({
        db,
        storage,
        publicUrl: config.publicUrl,
        seller,
        shopName: async () => (await sender()).shopName,
      }),
    )
    .route('/push', pushRoutes(deps.push, 'new-orders', deps.pushChanges))
    .route('/to-pack', packingRoutes({ db, jobs, sender, seller }))
    .route('/phone-orders', phoneOrdersRoutes({ db, jobs, sender, seller, rates, isOpen: state.isOpen }))
    .route('/overview', overviewRoutes(readDb))
    .route('/tax', taxRoutes({ database, readDb, storage, seller }))
    .route('/customers', customersRoutes(db))
    .route('/search', adminSearchRoutes(db))
    .route('/coupons', couponsAdminRoutes(db))
    .route('/offers', offersAdminRoutes(db))
    .route('/messages', messagesAdminRoutes({ db, jobs, sender }))
    .route('/recipes', recipesAdminRoutes(db))
    .route('/translations', translationsRoutes(db, config, pages))
    .route('/search-words', searchWordsRoutes(db))
    .route('/settings', settingsRoutes(db, config))
    .route('/settings', securitySettingsRoutes(db, reauthenticate))
    .route('/logo', logoRoutes({ db, config, storage }))
    .route('/videos', videosRoutes(database, storage, config.dataDir))
    .route('/problems', issuesRoutes(payments))
    .route('/remittances', remittancesRoutes(payments, config.mode === 'demo'))
    .route('/failed-jobs', failedJobsRoutes(db))
    .route('/audit', auditRoutes(db))
    .route('/security', securityLogRoutes(db))
    .route(
      '/staff',
      staffRoutes(
        { db, jobs, reauthenticate, sender },
        createRateLimit(pool, 'staff-invite', { points: 20, seconds: 3600 }),
      ),
    )
    .route('/second-steps', personFactorsRoutes({ db, jobs, reauthenticate }))
    .route('/api-keys', apiKeysRoutes({ db, mode: config.mode, reauthenticate }))
    .route(
      '/webhooks',
      webhooksAdminRoutes({ db, settingsKey: setup.keys.settingsKey, post: postWebhook, reauthenticate }),
    )
    .route(
      '/go-live',
      goLiveRoutes(
        createGoLive({
          database,
          config,
          uploads,
          log,
          reauthenticate,
          ...(goLiveRun && { run: goLiveRun }),
        }),
      ),
    )
    .route('/pages', pageSectionsAdminRoutes({ db, pages, placeholders, sender }))
    .route('/', contentAdminRoutes(db))
    .route(
      '/',
      setupAdminRoutes(
        { db, setup, uploads, mailer, sender, reauthenticate },
        createRateLimit(pool, 'self-check', { points: 20, seconds: 600 }),
      ),
    );
}
