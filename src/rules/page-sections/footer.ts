import { heading, imageFields, line, records } from './fields.ts';
import { shopPlaceholders } from './placeholders.ts';
import type { PageDefinition } from './section-types.ts';

export const footerPage: PageDefinition = {
  key: 'footer',
  title: 'footer',
  path: '/',
  placeholders: shopPlaceholders,
  isOrderFixed: true,
  sections: [
    {
      key: 'brand',
      title: 'underName',
      fields: [line('line', 'line', { maxLength: 160 })],
      defaults: { texts: { line: '{tagline}' } },
    },
    {
      key: 'shop',
      title: 'shopLinks',
      isAlwaysShown: true,
      fields: [heading],
      defaults: { texts: { heading: 'Shop' } },
    },
    {
      key: 'policies',
      title: 'policyLinks',
      note: 'policyLinksNote',
      isAlwaysShown: true,
      fields: [heading],
      defaults: { texts: { heading: 'Policies' } },
    },
    {
      key: 'badges',
      title: 'badgesTitle',
      fields: [heading],
      list: records({ item: 'badge', items: 'badges' }, imageFields),
      defaults: { texts: { heading: 'Certified' } },
    },
    {
      key: 'bottom',
      title: 'lastLine',
      fields: [line('line', 'line', { maxLength: 160 })],
      defaults: { texts: { line: 'Shipping within India only.' } },
    },
  ],
};
