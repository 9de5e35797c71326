import { defineExtension, definePayment } from '../../../../src/extension/extension.ts';
import { keys, settings } from './bank-transfer.server.ts';
export default defineExtension({
  name: 'bank-transfer',
  apiVersion: 1,
  payments: [
    definePayment({
      id: 'bank-transfer',
      method: 'bank-transfer',
      label: { en: 'Bank transfer', ta: 'வங்கிப் பரிமாற்றம்', hi: 'बैंक ट्रांसफ़र' },
      icon: 'bank',
      provider: 'Bank transfer',
      hasReceipts: true,
      holdHours: 72,
      texts: {
        howToPay: { en: 'by bank transfer', ta: 'வங்கிப் பரிமாற்றம் மூலம்', hi: 'बैंक ट्रांसफ़र से' },
        refundWay: { en: 'to your bank account', ta: 'உங்கள் வங்கிக் கணக்கிற்கு', hi: 'आपके बैंक खाते में' },
      },
      keys,
      settings,
      server: () => import('./bank-transfer.server.ts'),
      panel: () => import('./panel.tsx'),
    }),
  ],
});
