import { line } from './fields.ts';
import { shopPlaceholders } from './placeholders.ts';
import type { PageDefinition } from './section-types.ts';

/** Stands above every page. */
export const headerPage: PageDefinition = {
  key: 'header',
  title: 'Announcement',
  path: '/',
  placeholders: shopPlaceholders,
  isOrderFixed: true,
  sections: [
    {
      key: 'announcement',
      title: 'Announcement',
      note: 'One line above every page. Empty: there is none.',
      fields: [line('line', 'Announcement', { maxLength: 160, isOptional: true })],
      defaults: { texts: { line: '' } },
    },
  ],
};
