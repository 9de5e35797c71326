import { isFuzzy, isSubstring, swappedSpellings } from '../../rules/search-terms.ts';
import type { MeaningCandidate } from '../../rules/word-meaning.ts';
import type { Db } from '../platform/db/db.ts';
import { FOOD_DETAILS, type FoodDetails, foodDetailsRow } from '../platform/db/food-details.ts';
import { searchWords } from '../platform/db/schema/content.ts';
import { escapeLike } from '../platform/db/search.ts';
import { array, bigint, double, notNull, nullable, text } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

/** More spellings of a word do not improve the results. */
const MAX_SPELLINGS = 40;
/** How many more foods than the limit are ranked by the similarity of their names. */
const EXTRA_CANDIDATES = 50;
/** The most similar words are enough to choose a meaning. */
const MAX_CANDIDATES = 8;
/** Of each part of a compound. */
const MAX_COMPOUND_PARTS = 3;
/** Of a similar word: bread is not breakfast. */
const MAX_EXTRA_CHARACTERS = 2;
/** A longer key has too many splits, and is no compound of two words. */
const MAX_COMPOUND_KEY = 24;

/** Words of the search vocabulary, and words of foods, which mean themselves; the most similar to the typed term first. */
const wordsWhere = (condition: (word: string) => string, limit: number) => `
  select word, means, similarity(typed.term, word)::float8 as similarity from (
    select word, means from search_words where ${condition('search_words.word')}
    union all
    select word, word from food_words where ${condition('food_words.word')}
  ) found order by similarity desc, length(word), word limit ${limit}`;

const soundsLike = (keys: string, limit = MAX_CANDIDATES) =>
  wordsWhere((word) => `phonetic_key(${word}) = any(array[${keys}])`, limit);

const rest = 'substr(key, split + 1)';

/** Levels after the first only for terms that no word equals. */
const meaningCandidates = statement({
  name: 'search_meaning_candidates',
  params: { terms: array(text()), joined: array(text()) },
  row: {
    term: text(),
    match: text(),
    word: text(),
    means: text(),
    similarity: notNull(double(), 'neither text is null'),
  },
  text: `
    with exact as materialized (
      select word as term, word, means from search_words where word = any(:terms::text[] || :joined::text[])
      union
      select means, means, means from search_words where means = any(:terms::text[] || :joined::text[])
      union
      select word, word, word from food_words where word = any(:terms::text[] || :joined::text[])),
    typed as materialized (
      select term, phonetic_key(term) as key from unnest(:terms::text[]) as input (term)
      where term !~ '[0-9]' and not exists (select from exact where exact.term = input.term))
    select term, 'exact' as match, word, means, 1::float8 as similarity from exact
    union all
    select term, 'sound', same.* from typed, lateral (${soundsLike('key')}) same
    union all
    select term, 'compound', parts.* from typed, lateral (
      select first.word || ' ' || second.word, first.means || ' ' || second.means,
        similarity(term, first.word || second.word)::float8 as similarity
      from generate_series(2, least(length(key), ${MAX_COMPOUND_KEY}) - 2) split,
        lateral (${soundsLike('left(key, split)', MAX_COMPOUND_PARTS)}) first,
        lateral (${soundsLike(`${rest}, 'a' || ${rest}, ltrim(${rest}, 'iu')`, MAX_COMPOUND_PARTS)}) second
      order by similarity desc limit ${MAX_CANDIDATES}) parts
    where length(key) >= 5 and term not like '% %'
    union all
    select term, 'consonants', same.* from typed,
      lateral (${wordsWhere((word) => `consonants(phonetic_key(${word})) = consonants(key)`, MAX_CANDIDATES)}) same`,
});

/** Words that a typed term may stand for, by spelling and by sound, in any script. */
export async function selectMeaningCandidates(
  db: Db,
  terms: string[],
  joined: string[],
): Promise<MeaningCandidate[]> {
  return (await meaningCandidates(db, { terms, joined })) as MeaningCandidate[];
}

const nearMeanings = statement({
  name: 'search_near_meanings',
  isPrepared: false,
  params: { words: array(text()) },
  row: { typed: text(), means: searchWords.means },
  text: `
    select distinct on (typed) typed, means
    from unnest(:words::text[]) as typed join search_words
      on similarity(typed, search_words.word) > 0.4 and search_words.word not like '% %'
    order by typed, similarity(typed, search_words.word) desc, search_words.word`,
});

/** The same for misspelt words: the meaning of the most similar regional word. */
export async function selectNearMeanings(db: Db, words: string[]): Promise<Map<string, string>> {
  const rows = await nearMeanings(db, { words });
  return new Map(rows.map(({ typed, means }) => [typed, means]));
}

const spellingsOf = statement({
  name: 'search_spellings',
  isPrepared: false,
  params: {
    words: array(text()),
    patterns: array(text()),
    fuzzy: array(nullable(text())),
    swapped: array(text()),
  },
  row: {
    typed: notNull(text(), 'no word is null, and the lists are equally long'),
    spellings: array(text()),
  },
  text: `
    select typed.word as typed, array(
      select food_words.word from food_words
      where food_words.word like typed.pattern
        or (typed.fuzzy <% food_words.word and length(food_words.word) <= length(typed.word) + ${MAX_EXTRA_CHARACTERS})
        or food_words.word = any(string_to_array(typed.swapped, ' '))
      order by word_similarity(typed.word, food_words.word) desc, food_words.word
      limit ${MAX_SPELLINGS}
    ) as spellings
    from unnest(:words::text[], :patterns::text[], :fuzzy::text[], :swapped::text[])
      as typed (word, pattern, fuzzy, swapped)`,
});

/** A word to search in the catalogue. */
export interface SearchWord {
  word: string;
  /** What the customer typed for it. */
  typed: string;
  /** Whether it is certainly spelt right. */
  isSure: boolean;
}

/**
 * For each word the words of titles that contain it or are spelt similarly, most similar first. Short words match as a prefix,
 * and a word that is certainly spelt right has no similar ones.
 */
export async function selectSpellings(db: Db, wanted: readonly SearchWord[]): Promise<Map<string, string[]>> {
  const words = wanted.map(({ word }) => word);
  const patterns = words.map((word) => `${isSubstring(word) ? '%' : ''}${escapeLike(word)}%`);
  const fuzzy = wanted.map(({ word, isSure }) => (isFuzzy(word) && !isSure ? word : null));
  const swapped = wanted.map(({ word, isSure }) => (isSure ? '' : swappedSpellings(word).join(' ')));
  const rows = await spellingsOf(db, { words, patterns, fuzzy, swapped });
  return new Map(rows.map(({ typed, spellings }) => [typed, spellings]));
}

const synonymsOf = statement({
  name: 'search_synonyms',
  params: { meanings: array(text()) },
  row: { means: searchWords.means, word: searchWords.word },
  text: `
    select means, word from search_words
    where means = any(:meanings::text[]) and exists (select from food_words where food_words.word = search_words.word)`,
});

/** Regional words with these meanings that titles use: the catalogue may say gur for jaggery. */
export async function selectSynonyms(db: Db, meanings: string[]): Promise<Map<string, string[]>> {
  const rows = Map.groupBy(await synonymsOf(db, { meanings }), ({ means }) => means);
  return new Map([...rows].map(([means, words]) => [means, words.map(({ word }) => word)]));
}

const listedTitles = statement({
  name: 'search_listed_titles',
  isPrepared: false,
  params: { spellings: array(text()) },
  row: { index: notNull(bigint(), 'an ordinality') },
  text: `
    select list.index from unnest(:spellings::text[]) with ordinality as list (words, index)
    where exists (
      select from foods
      where status = 'published' and removed_at is null and title_words && string_to_array(list.words, ' '))`,
});

/** Which of the lists have a word in the title of a listed food, counted from 0. */
export async function selectListsInTitles(db: Db, spellings: string[][]): Promise<Set<number>> {
  const rows = await listedTitles(db, { spellings: spellings.map((words) => words.join(' ')) });
  return new Set(rows.map(({ index }) => index - 1));
}

interface MatchQuery {
  spellings: string[][];
  /** In the catalogue's words, and as typed: names that are similar to both come first. */
  phrase: string;
  typed: string;
  limit: number;
  /** `title_words` are name, category and tags; `search_words` include the description. */
  searchIn: 'title_words' | 'search_words';
}

/** The index needs a condition per list of words, so there is a statement for each number of lists. */
function matchingFoods(searchIn: MatchQuery['searchIn'], lists: number) {
  const hasWords = Array.from(
    { length: lists },
    (_, index) => `${searchIn} && string_to_array((:spellings::text[])[${index + 1}], ' ')`,
  );
  return statement({
    name: `foods_matching_${searchIn}_${lists}`,
    isPrepared: false,
    params: { spellings: array(text()), phrase: text(), typed: text(), compared: bigint(), limit: bigint() },
    row: foodDetailsRow,
    text: `
      with shown as (
        select id, name, position from foods
        where status = 'published' and removed_at is null and ${hasWords.join(' and ')}
        order by position, id limit :compared),
      nearest as (
        select id, row_number() over (
          order by word_similarity(:phrase, lower(name)) + word_similarity(:typed, lower(name)) desc, position, id) as rank
        from shown order by rank limit :limit)
      select ${FOOD_DETAILS} from nearest join foods f using (id) order by rank`,
  });
}

/** By the number of lists minus one. Statements for more words are created on demand. */
const matching = {
  title_words: [matchingFoods('title_words', 1), matchingFoods('title_words', 2)],
  search_words: [matchingFoods('search_words', 1), matchingFoods('search_words', 2)],
};

/** Foods that have a word of each list. The first ones in the order of the shop, ranked by the similarity of their names. */
export async function selectMatchingFoods(
  db: Db,
  { spellings, phrase, typed, limit, searchIn }: MatchQuery,
): Promise<FoodDetails[]> {
  const lists = spellings.length;
  matching[searchIn][lists - 1] ??= matchingFoods(searchIn, lists);
  const query = matching[searchIn][lists - 1];
  if (!query) return [];
  return query(db, {
    // a word contains no space
    spellings: spellings.map((words) => words.join(' ')),
    phrase,
    typed,
    compared: limit + EXTRA_CANDIDATES,
    limit,
  });
}
