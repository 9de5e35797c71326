import { about } from './about.ts';
import { account } from './account.ts';
import { accountFields } from './account-fields.ts';
import { assistant } from './assistant.ts';
import { cart } from './cart.ts';
import { catalogue } from './catalogue.ts';
import { checkout } from './checkout.ts';
import { contact } from './contact.ts';
import { dashboard } from './dashboard.ts';
import { food } from './food.ts';
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

export const en = {
  about,
  account,
  accountFields,
  assistant,
  cart,
  catalogue,
  checkout,
  contact,
  dashboard,
  food,
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
};

/** English is the original: the other languages have the same areas, messages and parameters. */
export type Messages = typeof en;
