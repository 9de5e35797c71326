import { defineExtension, definePayment } from '../../src/extension/extension.ts';
import { cspOrigins, keys, settings } from './settings.server.ts';
import { errors, setup } from './setup-texts.server.ts';
import { paidMessage, paymentTexts } from './texts.ts';

export default defineExtension({
  name: 'paypal',
  apiVersion: 1,
  payments: [
    definePayment({
      id: 'paypal',
      method: 'paypal',
      label: 'PayPal',
      icon: 'wallet',
      provider: 'PayPal',
      paidMessage,
      currency: 'USD',
      texts: paymentTexts,
      setup,
      errors,
      keys,
      settings,
      cspOrigins,
      server: () => import('./paypal.server.ts'),
      panel: () => import('./panel.tsx'),
    }),
  ],
});
