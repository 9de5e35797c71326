import { createHash } from 'node:crypto';
import { slugFrom } from '../../../rules/slug.ts';

const MAX_LENGTH = 80;
const HASH_LENGTH = 8;

/**
 * The id of a food in a file: the one that is written, or the one that its name becomes, always the same for the same name.
 * Undefined for a line without either, which belongs to the food of the line before.
 */
export function foodIdOf({ id = '', name = '' }: Record<string, string>): string | undefined {
  if (id !== '') return id.toLowerCase();
  if (name === '') return undefined;
  const slug = slugFrom(name).slice(0, MAX_LENGTH).replace(/-+$/, '');
  // a name in another script
  return (
    slug || `food-${createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, HASH_LENGTH)}`
  );
}
