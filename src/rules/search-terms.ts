const MAX_TERM_LENGTH = 100;
const MAX_WORDS = 8;
/** Shorter words match by prefix only, because their letters occur in many other words. */
const MIN_SUBSTRING_LENGTH = 4;
/** In shorter words one wrong letter of trigrams makes too many other words: milk, mild. */
const MIN_FUZZY_LENGTH = 5;

/** Stop words in the languages that customers type: "til ka tel" has two search words. */
const STOP_WORDS = new Set(
  `a an and for from in of on or the to with & i me my want need buy please give show some any
   ka ki ke ko kaa kee se aur wala wali waala waali liye chahiye mujhe cha chi che na no ni nu venum vendum kavali beku venam
   का की के को से और वाला वाली लिए चाहिए मुझे चा ची चे ना नो नी এর ও வேண்டும் வேணும் ஒரு కావాలి ಬೇಕು വേണം`
    .normalize('NFKC')
    .split(/\s+/),
);

/** Words that apply to every food and do not narrow a search. */
const GENERIC_WORDS = new Set(
  `best good fresh pure organic natural original real quality cheap nattu naatu online price order desi asli shuddh shudh shop pack
   html php www देसी शुद्ध असली ताज़ा पैक சுத்தமான தூய நாட்டு இயற்கை பேக் స్వచ్ఛమైన నాటు ಶುದ್ಧ ನಾಟಿ ശുദ്ധമായ നാടൻ`
    .normalize('NFKC')
    .split(/\s+/),
);

/** Units of a size: "1 kg", "500 ग्राम". */
const UNITS = new Set(
  `g gm gms gram grams kg kgs kilo kilos kilogram ml l lt ltr ltrs liter liters litre litres bottle bottles packet packets
   ग्राम किलो लीटर मिली मिलीलीटर கிராம் கிலோ லிட்டர் மில்லி గ్రాములు కిలో లీటర్ లీటరు ಗ್ರಾಂ ಕಿಲೋ ಲೀಟರ್ ഗ്രാം കിലോ ലിറ്റർ`
    .normalize('NFKC')
    .split(/\s+/),
);

/** Kinds of food. With an unknown word beside them they must not match alone: "olive oil" is not any oil. */
const KINDS = new Set(
  'oil oils powder powders food foods seed seeds leaf leaves combo rice millet millets dal flour'.split(' '),
);

/** Case endings of Marathi and Bengali in both scripts, and the English plural: narkel-er, til-ache, peanut-s, তিল-ের. */
const ENDING =
  /(?<=^\p{L}{3,})(?:[aei]?ch(?:ya|[aei])?|y?er|s)$|(?<=^[\p{L}\p{M}]{2,})(?:\u09c7\u09b0|\u093e\u091a(?:[\u0947\u093e\u0940]|\u094d\u092f\u093e))$/u;

export interface SearchTerms {
  /** The typed words without stop words. */
  words: string[];
  /** Words, stems and pairs of neighbouring words: what may stand in the vocabulary, also in another spelling or script. */
  phrases: string[];
  /** Pairs written as one word: they count only if the vocabulary has them exactly. */
  joined: string[];
}

/** Normal form for comparing words; regional synonyms are stored in it. */
export function normalizeSearchText(text: string): string {
  // format characters are invisible: zero-width spaces, marks of the direction of writing
  return text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\0\p{Cf}]/gu, '');
}

export function searchTerms(term: string): SearchTerms {
  const typed = normalizeSearchText(term.slice(0, MAX_TERM_LENGTH))
    .split(/[\s,;.!?()"'/+-]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
    .filter(Boolean);
  const significant = typed.filter((word) => !STOP_WORDS.has(word));
  const words = (significant.length > 0 ? significant : typed).slice(0, MAX_WORDS);
  const pairs = words.slice(1).map((word, index) => [words[index] ?? '', word]);
  const stems = words.map(stemOf).filter((stem) => stem !== undefined);
  return {
    words,
    phrases: [...words, ...stems, ...pairs.map((pair) => pair.join(' '))],
    joined: pairs.map((pair) => pair.join('')),
  };
}

/** The word without its ending; undefined when it has none. */
export function stemOf(word: string): string | undefined {
  const stem = word.replace(ENDING, '');
  return stem === word ? undefined : stem;
}

/** Whether a word without matches may be ignored: sizes and generic words do not identify a food. */
export function isDispensable(word: string): boolean {
  return GENERIC_WORDS.has(word) || UNITS.has(word) || /\d/.test(word);
}

/** Whether the word names a kind of food, which a result must be of. */
export function isKind(word: string): boolean {
  return KINDS.has(word);
}

/** Whether the words name a food and not only a kind of food. */
export function isSpecific(words: readonly string[]): boolean {
  return words.some((word) => !isKind(word) && !isDispensable(word));
}

export function isSubstring(word: string): boolean {
  return word.length >= MIN_SUBSTRING_LENGTH;
}

export function isFuzzy(word: string): boolean {
  return word.length >= MIN_FUZZY_LENGTH;
}

/** All spellings with two neighbouring letters swapped: the typo that trigram similarity handles worst. */
export function swappedSpellings(word: string): string[] {
  if (!isSubstring(word)) return [];
  const characters = [...word];
  return characters.slice(1).map((character, index) => {
    const swapped = [...characters];
    swapped[index] = character;
    swapped[index + 1] = characters[index] ?? '';
    return swapped.join('');
  });
}
