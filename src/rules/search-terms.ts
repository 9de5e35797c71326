const LONGEST_TERM = 100;
const MOST_WORDS = 8;

/** A visitor's words as search compares them, and the single words and pairs to look up in the list of regional words. */
export function searchTerms(term: string): { words: string[]; phrases: string[] } {
  const plain = term.slice(0, LONGEST_TERM).toLowerCase().normalize('NFKC').replaceAll('\0', '');
  const words = plain
    .split(/[\s,;.!?()"'/+-]+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  const pairs = words.slice(1).map((word, place) => `${words[place]} ${word}`);
  return { words, phrases: [...words, ...pairs] };
}
