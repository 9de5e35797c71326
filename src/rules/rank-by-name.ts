import { TrigramIndex } from './trigram-index.ts';

/** The ids of foods, those first whose names are most similar to all phrases; otherwise in the same order. */
export function rankByName(
  foods: readonly { id: string; name: string }[],
  phrases: readonly string[],
): string[] {
  const names = TrigramIndex.of(foods.map(({ name }) => name));
  return rankTexts(names, [...foods.keys()], phrases).flatMap((index) => foods[index]?.id ?? []);
}

/** The same for texts of an index. */
export function rankTexts(
  index: TrigramIndex,
  texts: readonly number[],
  phrases: readonly string[],
): number[] {
  // single precision, so that equal sums of different parts are equal
  const ranks = new Float32Array(texts.length);
  let similarities: Float64Array | undefined;
  for (const [at, phrase] of phrases.entries()) {
    // a phrase that is there twice counts twice
    if (!similarities || phrase !== phrases[at - 1]) similarities = index.partSimilarities(phrase, texts);
    for (let place = 0; place < ranks.length; place += 1)
      ranks[place] = (ranks[place] ?? 0) + Math.fround(similarities[place] ?? 0);
  }
  return sortByRank(texts, ranks);
}

/** Highest rank first; equal ones in the same order. */
function sortByRank(texts: readonly number[], ranks: Float32Array): number[] {
  const places = texts.map((_, place) => place);
  // not their difference: each result that is no integer would be garbage
  places.sort(
    (one, other) =>
      Number((ranks[other] ?? 0) > (ranks[one] ?? 0)) - Number((ranks[other] ?? 0) < (ranks[one] ?? 0)),
  );
  return places.map((place) => texts[place] ?? 0);
}
