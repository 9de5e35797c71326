const SMALL_WORDS = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'the', '&']);
const MAX_INITIALS = 2;

/** The first letters of a name's first two words, shown where a shop has no logo. "S" for a shop without a name. */
export function initials(name: string): string {
  const words = name.split(/[\s.,/_-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const large = words.filter((word) => !SMALL_WORDS.has(word.toLowerCase()));
  const chosen = (large.length > 0 ? large : words).slice(0, MAX_INITIALS).map(firstGrapheme);
  return chosen.join('') || 'S';
}

/** A letter of an Indian script may have several characters. */
function firstGrapheme(word: string): string {
  for (const { segment } of new Intl.Segmenter('en').segment(word)) {
    if (/[\p{L}\p{N}]/u.test(segment)) return segment.toUpperCase();
  }
  return '';
}
