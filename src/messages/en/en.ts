import { about } from './about.ts';
import { account } from './account.ts';
import { accountFields } from './account-fields.ts';
import { addressBook } from './address-book.ts';
import { adminApiKeys } from './admin-api-keys.ts';
import { adminAttempts } from './admin-attempts.ts';
import { adminAudit } from './admin-audit.ts';
import { adminBatches } from './admin-batches.ts';
import { adminCash } from './admin-cash.ts';
import { adminCoupons } from './admin-coupons.ts';
import { adminCustomers } from './admin-customers.ts';
import { adminEmails } from './admin-emails.ts';
import { adminFoods } from './admin-foods.ts';
import { adminFrame } from './admin-frame.ts';
import { adminImport } from './admin-import.ts';
import { adminLabels } from './admin-labels.ts';
import { adminLook } from './admin-look.ts';
import { adminMessages } from './admin-messages.ts';
import { adminOffers } from './admin-offers.ts';
import { adminOffline } from './admin-offline.ts';
import { adminOrderErrors } from './admin-order-errors.ts';
import { adminOrders } from './admin-orders.ts';
import { adminOverview } from './admin-overview.ts';
import { adminPacking } from './admin-packing.ts';
import { adminPages } from './admin-pages.ts';
import { adminParcels } from './admin-parcels.ts';
import { adminPayments } from './admin-payments.ts';
import { adminPhoneOrder } from './admin-phone-order.ts';
import { adminPressPlan } from './admin-press-plan.ts';
import { adminPrint } from './admin-print.ts';
import { adminRecalls } from './admin-recalls.ts';
import { adminRecipes } from './admin-recipes.ts';
import { adminRemittances } from './admin-remittances.ts';
import { adminReturns } from './admin-returns.ts';
import { adminReviews } from './admin-reviews.ts';
import { adminSecondStep } from './admin-second-step.ts';
import { adminSectionNames } from './admin-section-names.ts';
import { adminSections } from './admin-sections.ts';
import { adminSecurity } from './admin-security.ts';
import { adminSettings } from './admin-settings.ts';
import { adminSetup } from './admin-setup.ts';
import { adminSlip } from './admin-slip.ts';
import { adminStaff } from './admin-staff.ts';
import { adminStock } from './admin-stock.ts';
import { adminTax } from './admin-tax.ts';
import { adminTranslations } from './admin-translations.ts';
import { adminUi } from './admin-ui.ts';
import { adminUsers } from './admin-users.ts';
import { adminValidation } from './admin-validation.ts';
import { adminWebhooks } from './admin-webhooks.ts';
import { apiResults } from './api-results.ts';
import { assistant } from './assistant.ts';
import { cart } from './cart.ts';
import { cash } from './cash.ts';
import { catalogue } from './catalogue.ts';
import { checkResults } from './check-results.ts';
import { checkout } from './checkout.ts';
import { closedShop } from './closed-shop.ts';
import { contact } from './contact.ts';
import { dashboard } from './dashboard.ts';
import { errors } from './errors.ts';
import { exportColumns } from './export-columns.ts';
import { factorEmails } from './factor-emails.ts';
import { food } from './food.ts';
import { foodExtras } from './food-extras.ts';
import { foodLaw } from './food-law.ts';
import { goLive } from './go-live.ts';
import { guests } from './guests.ts';
import { home } from './home.ts';
import { importErrors } from './import-errors.ts';
import { importResults } from './import-results.ts';
import { maps } from './maps.ts';
import { myOrders } from './my-orders.ts';
import { notices } from './notices.ts';
import { offline } from './offline.ts';
import { orderDates } from './order-dates.ts';
import { orderErrors } from './order-errors.ts';
import { orderNotes } from './order-notes.ts';
import { orderStatus } from './order-status.ts';
import { parcels } from './parcels.ts';
import { passport } from './passport.ts';
import { payment } from './payment.ts';
import { paymentIssues } from './payment-issues.ts';
import { profile } from './profile.ts';
import { purchase } from './purchase.ts';
import { push } from './push.ts';
import { recallMail } from './recall-mail.ts';
import { recipe } from './recipe.ts';
import { remittanceErrors } from './remittance-errors.ts';
import { restock } from './restock.ts';
import { returns } from './returns.ts';
import { reviewForm } from './review-form.ts';
import { runningLow } from './running-low.ts';
import { saleBanner } from './sale-banner.ts';
import { setupChecks } from './setup-checks.ts';
import { shell } from './shell.ts';
import { signInSecurity } from './sign-in-security.ts';
import { staffInvite } from './staff-invite.ts';
import { states } from './states.ts';
import { textPages } from './text-pages.ts';
import { thanks } from './thanks.ts';
import { trackingLink } from './tracking-link.ts';
import { trackingNumbers } from './tracking-numbers.ts';
import { ui } from './ui.ts';
import { uploads } from './uploads.ts';
import { validation } from './validation.ts';

export const en = {
  about,
  account,
  accountFields,
  addressBook,
  adminApiKeys,
  adminAttempts,
  adminAudit,
  adminBatches,
  adminCash,
  adminCoupons,
  adminCustomers,
  adminEmails,
  adminFoods,
  adminFrame,
  adminImport,
  adminLabels,
  adminLook,
  adminMessages,
  adminOffers,
  adminOffline,
  adminOrderErrors,
  adminOrders,
  adminOverview,
  adminPacking,
  adminPages,
  adminParcels,
  adminPayments,
  adminPhoneOrder,
  adminPressPlan,
  adminRecalls,
  adminRecipes,
  adminRemittances,
  passport,
  recallMail,
  remittanceErrors,
  adminReturns,
  adminReviews,
  adminSectionNames,
  adminSecondStep,
  adminSections,
  adminSecurity,
  adminSettings,
  adminSetup,
  adminPrint,
  trackingLink,
  trackingNumbers,
  adminSlip,
  adminTax,
  adminStaff,
  adminStock,
  adminTranslations,
  adminUi,
  adminUsers,
  adminValidation,
  adminWebhooks,
  apiResults,
  assistant,
  cart,
  cash,
  catalogue,
  checkResults,
  checkout,
  closedShop,
  contact,
  dashboard,
  errors,
  exportColumns,
  factorEmails,
  food,
  foodExtras,
  foodLaw,
  goLive,
  guests,
  home,
  importErrors,
  importResults,
  maps,
  myOrders,
  notices,
  offline,
  orderDates,
  orderErrors,
  orderNotes,
  orderStatus,
  parcels,
  payment,
  paymentIssues,
  profile,
  purchase,
  recipe,
  push,
  restock,
  runningLow,
  returns,
  reviewForm,
  saleBanner,
  setupChecks,
  shell,
  signInSecurity,
  staffInvite,
  states,
  textPages,
  thanks,
  ui,
  uploads,
  validation,
};

/** English is the original: the other languages have the same areas, messages and parameters. */
export type Messages = typeof en;
