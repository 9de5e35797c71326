import { type SQL, sql } from 'drizzle-orm';

/** Trigram indexes need that many letters. */
const MIN_INSIDE_LENGTH = 3;

const escaped = (words: string) => words.toLowerCase().replace(/[\\%_]/g, '\\$&');

/** A pattern for `like` on lower-case text, in which nothing that somebody types has a meaning of its own. */
export function anywhere(words: string): string {
  return `%${escaped(words)}%`;
}

/** Whether a text contains the words; one or two letters only count where `beginning` begins, which an index can answer. */
export function mentions(text: SQL, beginning: SQL, words: string): SQL {
  return words.trim().length >= MIN_INSIDE_LENGTH
    ? sql`lower(${text}) like ${anywhere(words)}`
    : sql`lower(${beginning}) like ${`${escaped(words)}%`}`;
}

/** The same for a lower-case text without accents; one or two letters count where any of its words begins. */
export function mentionsPlain(text: SQL, words: string): SQL {
  const patterns =
    words.trim().length >= MIN_INSIDE_LENGTH
      ? [anywhere(words)]
      : ['', '% ', '%-'].map((before) => `${before}${escaped(words)}%`);
  return sql`(${sql.join(
    patterns.map((pattern) => sql`${text} like unaccent(${pattern})`),
    sql` or `,
  )})`;
}
