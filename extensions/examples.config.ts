import { defineShop } from '../src/extension/extension.ts';
import bankTransfer from './bank-transfer/extension.ts';
import cashOnDelivery from './cash-on-delivery/extension.ts';
import erpOrders from './erp-orders/extension.ts';
import festivalTheme from './festival-theme/extension.ts';
import flatRateCourier from './flat-rate-courier/extension.ts';
import harvestYear from './harvest-year/extension.ts';
import paypal from './paypal/extension.ts';
import pressCalendar from './press-calendar/extension.ts';
import razorpay from './razorpay/extension.ts';

/** A shop with every example: SHOP_CONFIG=extensions/examples.config.ts BUILD_DIR=.cache/examples npm run build */
export default defineShop({
  extensions: [
    razorpay,
    paypal,
    bankTransfer,
    cashOnDelivery,
    flatRateCourier,
    pressCalendar,
    harvestYear,
    erpOrders,
    festivalTheme,
  ],
});
