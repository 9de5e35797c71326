import { line } from './fields.ts';
import { shopPlaceholders } from './placeholders.ts';
import type { PageDefinition } from './section-types.ts';

/** Stands above every page. */
export const headerPage: PageDefinition = {
  key: 'header',
  title: 'announcement',
  path: '/',
  placeholders: shopPlaceholders,
  isOrderFixed: true,
  sections: [
    {
      key: 'announcement',
      title: 'announcement',
      note: 'announcementNote',
      fields: [line('line', 'announcement', { maxLength: 160, isOptional: true })],
      defaults: { texts: { line: '' } },
    },
  ],
};
