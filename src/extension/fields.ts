import type { z } from 'zod';
import type { Text } from './text.ts';

/** An extra field. Its value is stored in the `fields` column of the record. */
export interface ExtraField {
  on: 'food' | 'order' | 'customer';
  /** In the API, in CSV files and in the database, so it never changes: small letters, digits and capitals inside. */
  key: string;
  label: Text;
  hint?: Text;
  /** A text, number, boolean or enum; optional unless every record has it. The admin form is drawn from it. */
  schema: z.ZodType<string | number | boolean | undefined>;
  /** Shown to everybody: in the API and on the product page. Other fields are for admins. */
  isPublic?: boolean;
  /** Visitors can narrow the food list by it; needs `isPublic` and `on: 'food'`. */
  isFilter?: boolean;
  /** The search box finds foods by it; needs `isPublic` and `on: 'food'`. */
  isSearched?: boolean;
}
