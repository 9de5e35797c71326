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
  return (await getColoursAndAccent(db)).colours;
}

/** The accent is null while the shop uses the one of the design. */
export async function getColoursAndAccent(
  db: Db,
): Promise<{ colours: Record<ColourPlace, string>; accent: string | null }> {
  const rows = (await selectColours(db)).map(({ place, color }) => [place, color]);
  const { accent, ...chosen }: Partial<Record<ColourPlace | 'accent', string>> = Object.fromEntries(rows);
  return { colours: { ...DEFAULTS, ...chosen }, accent: accent ?? null };
}
