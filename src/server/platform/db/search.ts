import { type SQL, sql } from 'drizzle-orm';

/** A trigram index needs at least three characters. */
const MIN_SUBSTRING_LENGTH = 3;

const escaped = (term: string) => escapeLike(term.toLowerCase());

/** The text as a part of a `like` pattern, without wildcards. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** A `like` pattern for lower-case text; wildcards in the input are escaped. */
export function containsPattern(term: string): string {
  return `%${escaped(term)}%`;
}

/** SQL condition: the text contains the term. One or two characters match only the start of `prefixOf`, which has an index. */
export function containsText(text: SQL, prefixOf: SQL, term: string): SQL {
  return term.trim().length >= MIN_SUBSTRING_LENGTH
    ? sql`lower(${text}) like ${containsPattern(term)}`
    : sql`lower(${prefixOf}) like ${`${escaped(term)}%`}`;
}

/** The same for lower-case text without accents; one or two characters match the start of any word. */
export function containsUnaccented(text: SQL, term: string): SQL {
  const patterns =
    term.trim().length >= MIN_SUBSTRING_LENGTH
      ? [containsPattern(term)]
      : ['', '% ', '%-'].map((before) => `${before}${escaped(term)}%`);
  return sql`(${sql.join(
    patterns.map((pattern) => sql`${text} like unaccent(${pattern})`),
    sql` or `,
  )})`;
}
