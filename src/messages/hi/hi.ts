import type { Messages } from '../en/en.ts';
import { about } from './about.ts';
import { account } from './account.ts';
import { accountFields } from './account-fields.ts';
import { adminAudit } from './admin-audit.ts';
import { adminCoupons } from './admin-coupons.ts';
import { adminFoods } from './admin-foods.ts';
import { adminFrame } from './admin-frame.ts';
import { adminImport } from './admin-import.ts';
import { adminMessages } from './admin-messages.ts';
import { adminOffers } from './admin-offers.ts';
import { adminOrders } from './admin-orders.ts';
import { adminOverview } from './admin-overview.ts';
import { adminPayments } from './admin-payments.ts';
import { adminPhoneOrder } from './admin-phone-order.ts';
import { adminRecipes } from './admin-recipes.ts';
import { adminReturns } from './admin-returns.ts';
import { adminReviews } from './admin-reviews.ts';
import { adminSlip } from './admin-slip.ts';
import { adminTranslations } from './admin-translations.ts';
import { adminUi } from './admin-ui.ts';
import { adminUsers } from './admin-users.ts';
import { assistant } from './assistant.ts';
import { cart } from './cart.ts';
import { catalogue } from './catalogue.ts';
import { checkout } from './checkout.ts';
import { contact } from './contact.ts';
import { dashboard } from './dashboard.ts';
import { food } from './food.ts';
import { foodLaw } from './food-law.ts';
import { home } from './home.ts';
import { maps } from './maps.ts';
import { myOrders } from './my-orders.ts';
import { orderErrors } from './order-errors.ts';
import { orderStatus } from './order-status.ts';
import { payment } from './payment.ts';
import { profile } from './profile.ts';
import { purchase } from './purchase.ts';
import { recipe } from './recipe.ts';
import { returns } from './returns.ts';
import { reviewForm } from './review-form.ts';
import { shell } from './shell.ts';
import { textPages } from './text-pages.ts';
import { ui } from './ui.ts';
import { wishlist } from './wishlist.ts';

export const hi: Messages = {
  about,
  account,
  accountFields,
  adminAudit,
  adminCoupons,
  adminFoods,
  adminFrame,
  adminImport,
  adminMessages,
  adminOffers,
  adminOrders,
  adminOverview,
  adminPayments,
  adminPhoneOrder,
  adminRecipes,
  adminReturns,
  adminReviews,
  adminSlip,
  adminTranslations,
  adminUi,
  adminUsers,
  assistant,
  cart,
  catalogue,
  checkout,
  contact,
  dashboard,
  food,
  foodLaw,
  home,
  maps,
  myOrders,
  orderErrors,
  orderStatus,
  payment,
  profile,
  purchase,
  recipe,
  returns,
  reviewForm,
  shell,
  textPages,
  ui,
  wishlist,
};
