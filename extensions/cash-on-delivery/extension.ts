import { defineExtension, definePayment } from '../../src/extension/extension.ts';
import { CASH_ON_DELIVERY } from '../../src/rules/payment-methods.ts';
import { settings } from './cash.server.ts';

/** Offered within the owner's terms (`/admin/settings/cash-on-delivery`), which are off until the owner changes them. */
export default defineExtension({
  name: 'cash-on-delivery',
  apiVersion: 1,
  payments: [
    definePayment({
      id: CASH_ON_DELIVERY,
      method: CASH_ON_DELIVERY,
      label: { en: 'Cash on delivery', ta: 'வந்ததும் பணம்', hi: 'कैश ऑन डिलीवरी' },
      icon: 'cash',
      provider: 'Cash on delivery',
      hasReceipts: true,
      texts: {
        howToPay: { en: 'in cash on delivery', ta: 'பொருள் வந்ததும் ரொக்கமாக', hi: 'डिलीवरी पर नकद' },
        refundWay: {
          en: 'for cash orders to the UPI or bank account that you name',
          ta: 'ரொக்க ஆர்டர்களுக்கு நீங்கள் சொல்லும் UPI அல்லது வங்கிக் கணக்கிற்கு',
          hi: 'नकद ऑर्डर के लिए आपके बताए UPI या बैंक खाते में',
        },
      },
      keys: [],
      settings,
      server: () => import('./cash.server.ts'),
      panel: () => import('./panel.tsx'),
    }),
  ],
});
