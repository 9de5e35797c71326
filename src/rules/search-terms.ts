const MAX_TERM_LENGTH = 100;
const MAX_WORDS = 8;
/** A shorter word is found by its beginning only: its letters stand inside many others. */
const MIN_FUZZY_LENGTH = 4;

/** Words between words, in the languages that customers type: "til ka tel" asks for two things, not three. */
const CONNECTING = new Set(
  `a an and for from in of on or the to with & ka ki ke ko kaa kee se aur wala wali waala waali cha chi che na no ni nu
   का की के को से और वाला वाली चा ची चे ना नो नी এর ও`
    .normalize('NFKC')
    .split(/\s+/),
);

/** Said of every food: they tell none from another. */
const PRAISE = new Set(
  `best good fresh pure organic natural original real quality cheap online price buy order desi asli shuddh shudh shop
   html php www`.split(/\s+/),
);

/** Kinds of food. Beside a word that is unknown they are not what was asked for: no olive oil is not any oil. */
const KINDS = new Set(['oil', 'oils', 'powder', 'food', 'foods', 'seed', 'seeds', 'combo']);

/** Case endings of Marathi and Bengali, as they are typed with Latin letters: narkel-er, til-ache. */
const CASE_ENDING = /(?<=^\p{L}{3,})(?:[aei]?ch(?:ya|[aei])?|y?er)$/u;

export interface SearchTerms {
  /** What counts of what was typed. */
  words: string[];
  /** Single words, pairs of neighbours and words without their ending, to look up in the list of regional words. */
  phrases: string[];
}

/** The form in which words are compared; the list of regional words is stored in it. */
export function normalizeSearchText(text: string): string {
  return text.toLowerCase().normalize('NFKC').replaceAll('\0', '');
}

/** A visitor's words as search compares them. */
export function searchTerms(term: string): SearchTerms {
  const typed = normalizeSearchText(term.slice(0, MAX_TERM_LENGTH))
    .split(/[\s,;.!?()"'/+-]+/u)
    .filter(Boolean);
  const meant = typed.filter((word) => !CONNECTING.has(word));
  const words = (meant.length > 0 ? meant : typed).slice(0, MAX_WORDS);
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const stems = words.map(stemOf).filter((stem) => stem !== undefined);
  return { words, phrases: [...words, ...pairs, ...stems] };
}

/** Without its case ending; undefined for a word that has none. */
export function stemOf(word: string): string | undefined {
  const stem = word.replace(CASE_ENDING, '');
  return stem === word ? undefined : stem;
}

/** Whether a word that no food has may be left out: sizes and praise say nothing about which food is meant. */
export function isDispensable(word: string): boolean {
  return PRAISE.has(word) || /\d/.test(word);
}

/** Whether these words name a food, and not only a kind. */
export function isSpecific(words: readonly string[]): boolean {
  return words.some((word) => !KINDS.has(word) && !isDispensable(word));
}

export function isFuzzy(word: string): boolean {
  return word.length >= MIN_FUZZY_LENGTH;
}

/** The word with two neighbouring letters exchanged, each pair once: the mistake that shares the fewest letter groups. */
export function swappedSpellings(word: string): string[] {
  if (!isFuzzy(word)) return [];
  const characters = [...word];
  return characters.slice(1).map((character, index) => {
    const swapped = [...characters];
    swapped[index] = character;
    swapped[index + 1] = characters[index] ?? '';
    return swapped.join('');
  });
}
