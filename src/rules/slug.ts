const MAX_SLUG_LENGTH = 100;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The form of a food's or recipe's id; what has another form cannot be one, so nobody need look for it. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && SLUG.test(text);
}

/** A readable id made from a name: accents go, everything else that is no letter or digit becomes a hyphen. */
export function slugFrom(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
}
