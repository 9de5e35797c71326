import { z } from 'zod';
import { defineExtension } from '../../src/extension/extension.ts';

export default defineExtension({
  name: 'harvest-year',
  apiVersion: 1,
  fields: [
    {
      on: 'food',
      key: 'harvestYear',
      label: { en: 'Harvest year', ta: 'அறுவடை ஆண்டு', hi: 'फ़सल का साल' },
      hint: {
        en: 'The year of the newest crop in the pack',
        ta: 'பையில் உள்ள புதிய விளைச்சலின் ஆண்டு',
        hi: 'पैक में सबसे नई फ़सल का साल',
      },
      schema: z.int().min(2015).max(2060).optional(),
      isPublic: true,
      isFilter: true,
      isSearched: true,
    },
  ],
});
