/** Including misspelled and regional words. */
export const TERMS = [
  ...['oil', 'honey', 'jaggery', 'millet', 'rice', 'ghee', 'pepper', 'cardamom', 'turmeric', 'mustard oil'],
  ...[
    'grondnut oil',
    'coconat',
    'jagery',
    'tumeric powder',
    'cardamon',
    'salem wod pressed',
    'nilgri millet',
  ],
  ...[
    'nallennai',
    'kadalai',
    'thengai',
    'karupatti',
    'thinai',
    'erode red rice',
    'forest honey kolli',
    'lot 123',
  ],
];

const PLACES = [
  'erode',
  'karur',
  'salem',
  'madurai',
  'theni',
  'ooty',
  'nilgiri',
  'coorg',
  'wayanad',
  'kolli',
];

/**
 * The search number `index`, different from all others: a term as it is, misspelt, with a place, or with a misspelt place. So
 * neither responses nor single words are asked a second time often enough for a cache to matter.
 */
export function newSearch(index: number): string {
  const round = Math.floor(index / TERMS.length);
  const term = TERMS[index % TERMS.length] ?? '';
  const place = PLACES[round % PLACES.length] ?? '';
  const seed = Math.floor(round / 4);
  return (
    [term, misspell(term, seed), `${place} ${term}`, `${misspell(place, seed)} ${term}`][round % 4] ?? ''
  );
}

/** Another letter at another position, both by the seed. */
function misspell(text: string, seed: number): string {
  const at = 1 + (seed % (text.length - 1));
  const wrong = String.fromCharCode(97 + ((seed * 7) % 26));
  return `${text.slice(0, at)}${wrong}${text.slice(at + 1)}`;
}
