import { defineExtension, definePayment } from '../../src/extension/extension.ts';
import { cspOrigins, keys, settings } from './settings.server.ts';
import { setup } from './setup-texts.server.ts';
import { paymentTexts } from './texts.ts';

export default defineExtension({
  name: 'razorpay',
  apiVersion: 1,
  payments: [
    definePayment({
      id: 'razorpay',
      method: 'upi',
      label: 'UPI',
      icon: 'phone',
      provider: 'Razorpay',
      isNeeded: true,
      isOpenAfterFailure: true,
      canStartByItself: true,
      texts: paymentTexts,
      setup,
      keys,
      settings,
      cspOrigins,
      server: () => import('./razorpay.server.ts'),
      panel: () => import('./panel.tsx'),
    }),
  ],
});
