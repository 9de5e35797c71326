const LONGEST_SLUG = 100;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The form of a food's or recipe's id; what has another form cannot be one, so nobody need look for it. */
export function isSlug(text: string): boolean {
  return text.length <= LONGEST_SLUG && SLUG.test(text);
}
