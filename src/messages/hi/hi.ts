import type { Messages } from '../en/en.ts';
import { adminLook } from './admin-look.ts';
import { adminPages } from './admin-pages.ts';
import { adminSectionNames } from './admin-section-names.ts';
import { adminSettings } from './admin-settings.ts';
import { adminSetup } from './admin-setup.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { closedShop } from './closed-shop.ts';
import { dashboard } from './dashboard.ts';
import { goLive } from './go-live.ts';
import { maps } from './maps.ts';
import { myOrders } from './my-orders.ts';
import { orderErrors } from './order-errors.ts';
import { orderStatus } from './order-status.ts';
import { payment } from './payment.ts';
import { purchase } from './purchase.ts';
import { returns } from './returns.ts';
import { shell } from './shell.ts';
import { wishlist } from './wishlist.ts';

export const hi: Messages = {
  adminLook,
  adminPages,
  adminSectionNames,
  adminSettings,
  adminSetup,
  cart,
  checkout,
  closedShop,
  dashboard,
  goLive,
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
