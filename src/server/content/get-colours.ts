import type { ColourPlace } from '../../rules/colour.ts';
import type { Db } from '../platform/db/db.ts';
import { selectColours } from './content.store.ts';

const DEFAULTS: Record<ColourPlace, string> = {
  header: '#F6BC3C',
  home: '#FBF8F1',
  product: '#FBF8F1',
  profile: '#FBF8F1',
  cart: '#FFFFFF',
  about: '#F2F2F0',
};

export async function getColours(db: Db): Promise<Record<ColourPlace, string>> {
  const chosen = await selectColours(db);
  return { ...DEFAULTS, ...Object.fromEntries(chosen.map(({ place, color }) => [place, color])) };
}
