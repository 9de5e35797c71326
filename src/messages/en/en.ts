import { adminFoodLaw } from './admin-food-law.ts';
import { adminOrderErrors } from './admin-order-errors.ts';
import { adminSections } from './admin-sections.ts';
import { adminValidation } from './admin-validation.ts';
import { apiResults } from './api-results.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { dashboard } from './dashboard.ts';
import { errors } from './errors.ts';
import { importErrors } from './import-errors.ts';
import { maps } from './maps.ts';
import { myOrders } from './my-orders.ts';
import { orderErrors } from './order-errors.ts';
import { orderStatus } from './order-status.ts';
import { payment } from './payment.ts';
import { purchase } from './purchase.ts';
import { returns } from './returns.ts';
import { saleBanner } from './sale-banner.ts';
import { setupChecks } from './setup-checks.ts';
import { shell } from './shell.ts';
import { uploads } from './uploads.ts';
import { validation } from './validation.ts';
import { wishlist } from './wishlist.ts';

export const en = {
  adminFoodLaw,
  adminOrderErrors,
  adminSections,
  adminValidation,
  apiResults,
  cart,
  checkout,
  dashboard,
  errors,
  importErrors,
  maps,
  myOrders,
  orderErrors,
  orderStatus,
  payment,
  purchase,
  returns,
  saleBanner,
  setupChecks,
  shell,
  uploads,
  validation,
  wishlist,
};

/** English is the original: the other languages have the same areas, messages and parameters. */
export type Messages = typeof en;
