import { heading, imageFields, line, records } from './fields.ts';
import { shopPlaceholders } from './placeholders.ts';
import type { PageDefinition } from './section-types.ts';

export const footerPage: PageDefinition = {
  key: 'footer',
  title: 'Footer',
  path: '/',
  placeholders: shopPlaceholders,
  isOrderFixed: true,
  sections: [
    {
      key: 'brand',
      title: 'Under the name',
      fields: [line('line', 'Line', { maxLength: 160 })],
      defaults: { texts: { line: '{tagline}' } },
    },
    {
      key: 'shop',
      title: 'Links of the shop',
      isAlwaysShown: true,
      fields: [heading],
      defaults: { texts: { heading: 'Shop' } },
    },
    {
      key: 'policies',
      title: 'Links of the policies',
      note: 'Customers must be able to find them.',
      isAlwaysShown: true,
      fields: [heading],
      defaults: { texts: { heading: 'Policies' } },
    },
    {
      key: 'badges',
      title: 'Badges',
      fields: [heading],
      list: records('Badge', imageFields),
      defaults: { texts: { heading: 'Certified' } },
    },
    {
      key: 'bottom',
      title: 'Last line',
      fields: [line('line', 'Line', { maxLength: 160 })],
      defaults: { texts: { line: 'Shipping within India only.' } },
    },
  ],
};
