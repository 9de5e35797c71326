import paypal from './extensions/paypal/extension.ts';
import razorpay from './extensions/razorpay/extension.ts';
import { defineShop } from './src/extension/extension.ts';

/** What this shop adds to the core. See docs/extending.md. */
export default defineShop({ extensions: [razorpay, paypal] });
