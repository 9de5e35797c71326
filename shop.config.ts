import cashOnDelivery from './extensions/cash-on-delivery/extension.ts';
import msg91 from './extensions/msg91/extension.ts';
import paypal from './extensions/paypal/extension.ts';
import razorpay from './extensions/razorpay/extension.ts';
import shiprocket from './extensions/shiprocket/extension.ts';
import whatsapp from './extensions/whatsapp/extension.ts';
import { defineShop } from './src/extension/extension.ts';

/** What this shop adds to the core. See docs/extending.md. */
export default defineShop({ extensions: [razorpay, paypal, cashOnDelivery, msg91, whatsapp, shiprocket] });
