import type { Messages } from '../en/en.ts';
import { about } from './about.ts';
import { account } from './account.ts';
import { accountFields } from './account-fields.ts';
import { adminApiKeys } from './admin-api-keys.ts';
import { adminAudit } from './admin-audit.ts';
import { adminCoupons } from './admin-coupons.ts';
import { adminEmails } from './admin-emails.ts';
import { adminFoods } from './admin-foods.ts';
import { adminFrame } from './admin-frame.ts';
import { adminImport } from './admin-import.ts';
import { adminLook } from './admin-look.ts';
import { adminMessages } from './admin-messages.ts';
import { adminOffers } from './admin-offers.ts';
import { adminOrderErrors } from './admin-order-errors.ts';
import { adminOrders } from './admin-orders.ts';
import { adminOverview } from './admin-overview.ts';
import { adminPages } from './admin-pages.ts';
import { adminPayments } from './admin-payments.ts';
import { adminPhoneOrder } from './admin-phone-order.ts';
import { adminRecipes } from './admin-recipes.ts';
import { adminReturns } from './admin-returns.ts';
import { adminReviews } from './admin-reviews.ts';
import { adminSectionNames } from './admin-section-names.ts';
import { adminSections } from './admin-sections.ts';
import { adminSettings } from './admin-settings.ts';
import { adminSetup } from './admin-setup.ts';
import { adminSlip } from './admin-slip.ts';
import { adminTranslations } from './admin-translations.ts';
import { adminUi } from './admin-ui.ts';
import { adminUsers } from './admin-users.ts';
import { adminValidation } from './admin-validation.ts';
import { adminWebhooks } from './admin-webhooks.ts';
import { apiResults } from './api-results.ts';
import { assistant } from './assistant.ts';
import { cart } from './cart.ts';
import { catalogue } from './catalogue.ts';
import { checkResults } from './check-results.ts';
import { checkout } from './checkout.ts';
import { closedShop } from './closed-shop.ts';
import { contact } from './contact.ts';
import { dashboard } from './dashboard.ts';
import { errors } from './errors.ts';
import { food } from './food.ts';
import { foodLaw } from './food-law.ts';
import { goLive } from './go-live.ts';
import { home } from './home.ts';
import { importErrors } from './import-errors.ts';
import { importResults } from './import-results.ts';
import { maps } from './maps.ts';
import { myOrders } from './my-orders.ts';
import { notices } from './notices.ts';
import { orderErrors } from './order-errors.ts';
import { orderStatus } from './order-status.ts';
import { payment } from './payment.ts';
import { paymentIssues } from './payment-issues.ts';
import { profile } from './profile.ts';
import { purchase } from './purchase.ts';
import { recipe } from './recipe.ts';
import { returns } from './returns.ts';
import { reviewForm } from './review-form.ts';
import { saleBanner } from './sale-banner.ts';
import { setupChecks } from './setup-checks.ts';
import { shell } from './shell.ts';
import { states } from './states.ts';
import { textPages } from './text-pages.ts';
import { ui } from './ui.ts';
import { uploads } from './uploads.ts';
import { validation } from './validation.ts';

export const ta: Messages = {
  about,
  account,
  accountFields,
  adminApiKeys,
  adminAudit,
  adminCoupons,
  adminEmails,
  adminFoods,
  adminFrame,
  adminImport,
  adminLook,
  adminMessages,
  adminOffers,
  adminOrderErrors,
  adminOrders,
  adminOverview,
  adminPages,
  adminPayments,
  adminPhoneOrder,
  adminRecipes,
  adminReturns,
  adminReviews,
  adminSectionNames,
  adminSections,
  adminSettings,
  adminSetup,
  adminSlip,
  adminTranslations,
  adminUi,
  adminUsers,
  adminValidation,
  adminWebhooks,
  apiResults,
  assistant,
  cart,
  catalogue,
  checkResults,
  checkout,
  closedShop,
  contact,
  dashboard,
  errors,
  food,
  foodLaw,
  goLive,
  home,
  importErrors,
  importResults,
  maps,
  myOrders,
  notices,
  orderErrors,
  orderStatus,
  payment,
  paymentIssues,
  profile,
  purchase,
  recipe,
  returns,
  reviewForm,
  saleBanner,
  setupChecks,
  shell,
  states,
  textPages,
  ui,
  uploads,
  validation,
};
