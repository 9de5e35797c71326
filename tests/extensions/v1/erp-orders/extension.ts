import { z } from 'zod';
import { defineExtension } from '../../../../src/extension/extension.ts';

/** Pushes paid orders to an ERP system. */
export default defineExtension({
  name: 'erp-orders',
  apiVersion: 1,
  keys: [
    {
      name: 'ERP_URL',
      label: { en: 'Address of the ERP', ta: 'ERP முகவரி', hi: 'ERP का पता' },
      isFixed: true,
      schema: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
    },
    {
      name: 'ERP_TOKEN',
      label: { en: 'Token of the ERP', ta: 'ERP டோக்கன்', hi: 'ERP का टोकन' },
      isSecret: true,
      schema: z.string().trim().min(8, 'must have at least 8 characters'),
    },
  ],
  events: () => import('./receivers.server.ts'),
});
