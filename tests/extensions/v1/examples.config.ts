import { defineShop } from '../../../src/extension/extension.ts';
import bankTransfer from './bank-transfer/extension.ts';
import erpOrders from './erp-orders/extension.ts';
import festivalTheme from './festival-theme/extension.ts';
import flatRateCourier from './flat-rate-courier/extension.ts';
import harvestYear from './harvest-year/extension.ts';
import pressCalendar from './press-calendar/extension.ts';

/** The examples as they were released for version 1 of the extension API: they must build with every later shop. */
export default defineShop({
  extensions: [bankTransfer, flatRateCourier, pressCalendar, harvestYear, erpOrders, festivalTheme],
});
