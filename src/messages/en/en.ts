import { adminAudit } from './admin-audit.ts';
import { adminFrame } from './admin-frame.ts';
import { adminMessages } from './admin-messages.ts';
import { adminOrders } from './admin-orders.ts';
import { adminOverview } from './admin-overview.ts';
import { adminPayments } from './admin-payments.ts';
import { adminPhoneOrder } from './admin-phone-order.ts';
import { adminReturns } from './admin-returns.ts';
import { adminSlip } from './admin-slip.ts';
import { adminUi } from './admin-ui.ts';
import { adminUsers } from './admin-users.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import { dashboard } from './dashboard.ts';
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
  adminAudit,
  adminFrame,
  adminMessages,
  adminOrders,
  adminOverview,
  adminPayments,
  adminPhoneOrder,
  adminReturns,
  adminSlip,
  adminUi,
  adminUsers,
  cart,
  checkout,
  dashboard,
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
