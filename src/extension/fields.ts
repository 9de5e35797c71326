import type { z } from 'zod';
import type { FieldOwner } from '../contract/extra-fields.ts';
import type { Text } from './text.ts';

/** An extra field. Its value is stored in the `fields` column of the record. */
export interface ExtraField {
  on: FieldOwner;
  /** In the API, in CSV files and in the database, so it never changes: letters and digits, a small letter first. */
  key: string;
  label: Text;
  hint?: Text;
  /** A text, number, boolean or enum; optional unless every record has it. The admin form is drawn from it. */
  schema: z.ZodType<string | number | boolean | undefined>;
  /** The labels of the values of an enum; without one the value itself is shown. */
  choices?: Readonly<Record<string, Text>>;
  /** In the API for everybody who sees the record, and on the product page. Other fields are for admins. */
  isPublic?: boolean;
  /**
   * Visitors can narrow the food list by it; needs `isPublic` and `on: 'food'`. An enum, a boolean, or a whole number with
   * `min` and `max` of at most 100 values.
   */
  isFilter?: boolean;
  /** The search box finds foods by it; needs `isPublic` and `on: 'food'`. */
  isSearched?: boolean;
}
