import { defineChannel, defineExtension } from '../../src/extension/extension.ts';
import { keys, settings } from './settings.server.ts';
import { setup } from './setup-texts.server.ts';

export default defineExtension({
  name: 'whatsapp',
  apiVersion: 1,
  messages: [
    defineChannel({
      id: 'whatsapp',
      label: { en: 'WhatsApp', ta: 'வாட்ஸ்அப்', hi: 'व्हाट्सऐप' },
      provider: 'WhatsApp (Cloud API)',
      setup,
      hasReports: true,
      keys,
      settings,
      server: () => import('./whatsapp.server.ts'),
    }),
  ],
});
