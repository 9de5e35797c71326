import type { StaffRight } from '../rules/staff-rights.ts';
import { staffRights } from '../rules/staff-rights.ts';
import type { Access } from './sessions/guard.ts';

/** Every admin route under the one right that opens it to staff. API keys are let in by their scopes (access.ts) instead. */
const routesByRight: Readonly<Record<StaffRight, readonly string[]>> = {
  // the rights of the person decide about what they contain
  'admin-area': [
    'GET /api/admin/overview/work',
    'GET /api/admin/overview/news',
    'GET /api/admin/search',
    'GET /api/admin/fields/:on/:id',
    'PUT /api/admin/fields/:on/:id',
  ],
  'read-orders': [
    'GET /api/admin/orders',
    'GET /api/admin/orders/totals',
    'GET /api/admin/orders/:id',
    'GET /api/admin/orders/:id/refund-preview',
    'GET /api/admin/orders/:id/shipment',
    'GET /api/admin/orders/:id/label',
    'GET /api/admin/requests',
    'GET /api/admin/print.pdf',
  ],
  'pack-orders': [
    'GET /api/admin/to-pack',
    'POST /api/admin/to-pack/ship',
    'POST /api/admin/to-pack/revert',
    'POST /api/admin/orders/:id/booking',
    'DELETE /api/admin/orders/:id/booking',
    'POST /api/admin/orders/:id/shipment/ask',
    'POST /api/admin/orders/:id/shipment/done',
    'GET /api/admin/couriers',
    'POST /api/admin/couriers/:id/book',
    'POST /api/admin/couriers/:id/pickup',
    'POST /api/admin/couriers/:id/manifest',
    'POST /api/admin/couriers/:id/labels',
  ],
  'manage-orders': [
    'POST /api/admin/orders/:id/actions',
    'POST /api/admin/requests/:id/answer',
    'POST /api/admin/requests/:id/steps',
    'POST /api/admin/phone-orders',
    'POST /api/admin/phone-orders/figures',
  ],
  payments: [
    'POST /api/admin/orders/:id/ask-provider',
    'POST /api/admin/orders/:id/receipts',
    'POST /api/admin/orders/:id/cash',
    'POST /api/admin/orders/:id/refunds/:refundId/sent',
    'GET /api/admin/remittances',
    'GET /api/admin/remittances/open',
    'GET /api/admin/remittances/sample.xlsx',
    'POST /api/admin/remittances/preview',
    'POST /api/admin/remittances',
    'GET /api/admin/remittances/:id',
    'POST /api/admin/remittances/:id/settle',
    'GET /api/admin/problems',
    'POST /api/admin/problems/:id/resolve',
    'POST /api/admin/problems/:id/refund',
    'GET /api/admin/failed-jobs',
    'POST /api/admin/failed-jobs/:id/retry',
    'DELETE /api/admin/failed-jobs/:id',
  ],
  reports: [
    'GET /api/admin/overview',
    'GET /api/admin/overview/orders.csv',
    'GET /api/admin/exports/orders.csv',
  ],
  tax: [
    'GET /api/admin/tax',
    'GET /api/admin/tax/gstr1.json',
    'GET /api/admin/tax/gstr1-csv.zip',
    'GET /api/admin/tax/documents.csv',
    'GET /api/admin/tax/pdfs.zip',
    'PUT /api/admin/tax/lock',
    'POST /api/admin/tax/missing-invoice',
    'GET /api/admin/tax/hsn-texts',
    'PUT /api/admin/tax/hsn-texts',
    'DELETE /api/admin/tax/hsn-texts/:code',
    'GET /api/admin/tax/settings',
    'PUT /api/admin/tax/settings',
  ],
  'read-foods': [
    'GET /api/admin/foods',
    'GET /api/admin/foods/:id',
    'GET /api/admin/stock/:id',
    'GET /api/admin/exports/foods.csv',
    // the list of foods shows what is not translated
    'GET /api/admin/translations',
  ],
  stock: ['PUT /api/admin/foods/:id/stock', 'PUT /api/admin/stock', 'POST /api/admin/stock/:id'],
  catalogue: [
    'POST /api/foods',
    'PUT /api/foods',
    'DELETE /api/foods/:id',
    'POST /api/upload',
    'GET /api/admin/imports',
    'POST /api/admin/imports',
    'GET /api/admin/imports/:id',
    'PUT /api/admin/imports/:id/pictures',
    'POST /api/admin/imports/:id/check',
    'POST /api/admin/imports/:id/start',
    'POST /api/admin/imports/:id/cancel',
    'GET /api/admin/imports/:id/lines',
    'GET /api/admin/imports/:id/rejected.csv',
    'GET /api/admin/reviews',
    'POST /api/admin/reviews/:id/replies',
    'DELETE /api/admin/reviews/:id/replies/:replyId',
    'PUT /api/admin/reviews/:id/hidden',
    'DELETE /api/admin/reviews/:id',
    'GET /api/admin/recipes',
    'POST /api/admin/recipes',
    'GET /api/admin/recipes/:id',
    'PUT /api/admin/recipes/:id',
    'GET /api/admin/translations/:kind/:id/:language',
    'PUT /api/admin/translations/:kind/:id/:language',
    'GET /api/admin/search-words',
    'PUT /api/admin/search-words',
    'DELETE /api/admin/search-words/:word',
  ],
  content: [
    'GET /api/admin/pages/:page',
    'GET /api/admin/pages/:page/preview',
    'GET /api/admin/pages/emails/samples',
    'PUT /api/admin/pages/:page/draft',
    'DELETE /api/admin/pages/:page/draft',
    'POST /api/admin/pages/:page/publish',
    'POST /api/admin/pages/:page/restore',
    'PUT /api/admin/colours',
    'POST /api/admin/videos',
    'GET /api/admin/logo',
    'POST /api/admin/logo',
    'PUT /api/admin/logo',
    'DELETE /api/admin/logo',
  ],
  offers: [
    'GET /api/admin/coupons',
    'POST /api/admin/coupons',
    'GET /api/admin/coupons/:code',
    'PUT /api/admin/coupons/:code',
    'POST /api/admin/coupons/:code/expire',
    'GET /api/admin/offers',
    'POST /api/admin/offers',
    'POST /api/admin/offers/preview',
    'GET /api/admin/offers/:id',
    'PUT /api/admin/offers/:id',
    'PUT /api/admin/offers/:id/on',
    'DELETE /api/admin/offers/:id',
  ],
  customers: [
    'GET /api/users/getAll',
    'GET /api/users/getAll/:filter',
    'GET /api/users/getById/:id',
    'POST /api/users/create',
    // rights and e-mails of staff, and blocking them, need the right "staff" as well
    'PUT /api/users/update',
    'PUT /api/users/toggleBlock/:id',
    'GET /api/admin/customers/:id',
    'POST /api/admin/customers/:id/notes',
    'DELETE /api/admin/customers/:id/notes/:noteId',
    'PUT /api/admin/customers/:id/tags',
    'GET /api/admin/exports/customers.csv',
  ],
  messages: [
    'GET /api/admin/messages',
    'POST /api/admin/messages/:id/answer',
    'POST /api/admin/messages/:id/close',
  ],
  settings: [
    'GET /api/admin/settings',
    'PUT /api/admin/settings',
    'PATCH /api/admin/settings',
    'GET /api/admin/settings/delivery',
    'PUT /api/admin/settings/delivery',
    'GET /api/admin/settings/policy',
    'PUT /api/admin/settings/policy',
    'GET /api/admin/settings/cash-on-delivery',
    'PUT /api/admin/settings/cash-on-delivery',
    'GET /api/admin/settings/guests',
    'PUT /api/admin/settings/guests',
    'GET /api/admin/settings/couriers',
    'PUT /api/admin/settings/couriers',
    'GET /api/admin/settings/unpaid',
    'PUT /api/admin/settings/unpaid',
    'GET /api/admin/self-check',
    'POST /api/admin/self-check',
  ],
  keys: [
    'GET /api/admin/api-keys',
    'POST /api/admin/api-keys',
    'POST /api/admin/api-keys/:id/revoke',
    'GET /api/admin/keys',
    'PUT /api/admin/keys',
    'GET /api/admin/webhooks',
    'POST /api/admin/webhooks',
    'GET /api/admin/webhooks/:id',
    'PUT /api/admin/webhooks/:id',
    'DELETE /api/admin/webhooks/:id',
    'POST /api/admin/webhooks/:id/secret',
    'POST /api/admin/webhooks/:id/test',
    'GET /api/admin/webhooks/:id/deliveries',
    'POST /api/admin/webhooks/:id/deliveries/:deliveryId/replay',
  ],
  shop: [
    'GET /api/admin/go-live',
    'POST /api/admin/go-live',
    'POST /api/admin/shop/open',
    'POST /api/admin/shop/close',
    'POST /api/admin/shop/visit-key',
  ],
  staff: [
    'GET /api/admin/staff',
    'PUT /api/admin/staff/:id',
    'DELETE /api/admin/staff/:id/sessions/:sessionId',
    'POST /api/admin/staff/invites',
    'DELETE /api/admin/staff/invites/:id',
  ],
  logs: ['GET /api/admin/audit', 'GET /api/admin/security'],
};

/**
 * The right of each admin route. Throws, so that the shop does not start, when an admin route of the access table is under no
 * right or under two, or when a listed route is none.
 */
export function rightByRoute(access: Readonly<Record<string, Access>>): ReadonlyMap<string, StaffRight> {
  const rights = new Map<string, StaffRight>();
  for (const right of staffRights) {
    for (const route of routesByRight[right]) {
      const first = rights.get(route);
      if (first) throw new Error(`staff-access.ts: ${route} is under "${first}" and "${right}"`);
      if (!isForAdmins(access[route])) throw new Error(`staff-access.ts: ${route} is no admin route`);
      rights.set(route, right);
    }
  }
  const missing = Object.keys(access).filter((route) => isForAdmins(access[route]) && !rights.has(route));
  if (missing.length > 0) throw new Error(`staff-access.ts has no right for ${missing.join(', ')}`);
  return rights;
}

function isForAdmins(access: Access | undefined): boolean {
  return access === 'admin' || typeof access === 'object';
}
