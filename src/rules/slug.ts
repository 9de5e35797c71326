const MAX_SLUG_LENGTH = 100;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Format of food and recipe ids; other strings need no database lookup. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && SLUG.test(text);
}

/** Readable id of a name: accents are removed, other characters become hyphens. */
export function slugFrom(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
}
