import { adminCoupons } from './admin-coupons.ts';
import { adminFoods } from './admin-foods.ts';
import { adminImport } from './admin-import.ts';
import { adminOffers } from './admin-offers.ts';
import { adminRecipes } from './admin-recipes.ts';
import { adminReviews } from './admin-reviews.ts';
import { adminTranslations } from './admin-translations.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { dashboard } from './dashboard.ts';
import { foodLaw } from './food-law.ts';
import { maps } from './maps.ts';
import { myOrders } from './my-orders.ts';
import { orderErrors } from './order-errors.ts';
import { orderStatus } from './order-status.ts';
import { payment } from './payment.ts';
import { purchase } from './purchase.ts';
import { returns } from './returns.ts';
import { shell } from './shell.ts';
import { wishlist } from './wishlist.ts';

export const en = {
  adminCoupons,
  adminFoods,
  adminImport,
  adminOffers,
  adminRecipes,
  adminReviews,
  adminTranslations,
  cart,
  checkout,
  dashboard,
  foodLaw,
  maps,
  myOrders,
  orderErrors,
  orderStatus,
  payment,
  purchase,
  returns,
  shell,
  wishlist,
};

/** English is the original: the other languages have the same areas, messages and parameters. */
export type Messages = typeof en;
