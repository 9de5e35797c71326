const MAX_TERM_LENGTH = 100;
const MAX_WORDS = 8;
/** Shorter words match by prefix only, because their letters occur in many other words. */
const MIN_FUZZY_LENGTH = 4;

/** Stop words in the languages that customers type: "til ka tel" has two search words. */
const STOP_WORDS = new Set(
  `a an and for from in of on or the to with & ka ki ke ko kaa kee se aur wala wali waala waali cha chi che na no ni nu
   का की के को से और वाला वाली चा ची चे ना नो नी এর ও`
    .normalize('NFKC')
    .split(/\s+/),
);

/** Words that apply to every food and do not narrow a search. */
const GENERIC_WORDS = new Set(
  `best good fresh pure organic natural original real quality cheap online price buy order desi asli shuddh shudh shop
   html php www`.split(/\s+/),
);

/** Kinds of food. With an unknown word beside them they must not match alone: "olive oil" is not any oil. */
const KINDS = new Set(['oil', 'oils', 'powder', 'food', 'foods', 'seed', 'seeds', 'combo']);

/** Case endings of Marathi and Bengali in Latin script: narkel-er, til-ache. */
const CASE_ENDING = /(?<=^\p{L}{3,})(?:[aei]?ch(?:ya|[aei])?|y?er)$/u;

export interface SearchTerms {
  /** The typed words without stop words. */
  words: string[];
  /** Words, pairs of neighbouring words and stems, for the lookup of regional synonyms. */
  phrases: string[];
}

/** Normal form for comparing words; regional synonyms are stored in it. */
export function normalizeSearchText(text: string): string {
  return text.toLowerCase().normalize('NFKC').replaceAll('\0', '');
}

export function searchTerms(term: string): SearchTerms {
  const typed = normalizeSearchText(term.slice(0, MAX_TERM_LENGTH))
    .split(/[\s,;.!?()"'/+-]+/u)
    .filter(Boolean);
  const significant = typed.filter((word) => !STOP_WORDS.has(word));
  const words = (significant.length > 0 ? significant : typed).slice(0, MAX_WORDS);
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const stems = words.map(stemOf).filter((stem) => stem !== undefined);
  return { words, phrases: [...words, ...pairs, ...stems] };
}

/** The word without its case ending; undefined when it has none. */
export function stemOf(word: string): string | undefined {
  const stem = word.replace(CASE_ENDING, '');
  return stem === word ? undefined : stem;
}

/** Whether a word without matches may be ignored: sizes and generic words do not identify a food. */
export function isDispensable(word: string): boolean {
  return GENERIC_WORDS.has(word) || /\d/.test(word);
}

/** Whether the words name a food and not only a kind of food. */
export function isSpecific(words: readonly string[]): boolean {
  return words.some((word) => !KINDS.has(word) && !isDispensable(word));
}

export function isFuzzy(word: string): boolean {
  return word.length >= MIN_FUZZY_LENGTH;
}

/** All spellings with two neighbouring letters swapped: the typo that trigram similarity handles worst. */
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
