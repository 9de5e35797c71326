import { PartMatcher, type Trigram, writeTrigrams } from './trigrams.ts';

/** The ids of foods, those first whose names are most similar to all phrases; otherwise in the same order. */
export function rankByName(
  foods: readonly { id: string; name: string }[],
  phrases: readonly string[],
): string[] {
  // a phrase that is there twice counts twice
  const wanted = [...Map.groupBy(phrases, (phrase) => phrase).values()].map((same) => ({
    matcher: new PartMatcher(same[0] ?? ''),
    times: same.length,
  }));
  // of one name after the other: a list for each would be garbage
  const trigrams: Trigram[] = [];
  const ranked = foods.map(({ id, name }) => {
    const count = writeTrigrams(name, trigrams);
    const rank = wanted.reduce(
      // single precision, so that equal sums of different parts are equal
      (sum, phrase) =>
        Math.fround(sum + Math.fround(phrase.matcher.similarity(trigrams, count)) * phrase.times),
      0,
    );
    return { id, rank };
  });
  return ranked.toSorted((one, other) => other.rank - one.rank).map(({ id }) => id);
}
