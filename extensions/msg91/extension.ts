import { defineChannel, defineExtension } from '../../src/extension/extension.ts';
import { keys, settings } from './settings.server.ts';
import { setup } from './setup-texts.server.ts';

export default defineExtension({
  name: 'msg91',
  apiVersion: 1,
  messages: [
    defineChannel({
      id: 'sms',
      label: { en: 'SMS', ta: 'எஸ்எம்எஸ்', hi: 'एसएमएस' },
      provider: 'MSG91 (SMS)',
      setup,
      hasReports: true,
      keys,
      settings,
      server: () => import('./msg91.server.ts'),
    }),
  ],
});
