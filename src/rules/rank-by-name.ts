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
  const ranks = new Float32Array(texts.length);
  // a phrase that is there twice counts twice
  // single precision, so that equal sums of different parts are equal
  for (const [phrase, same] of Map.groupBy(phrases, (phrase) => phrase))
    index.partSimilarities(phrase, texts).forEach((similarity, place) => {
      ranks[place] = (ranks[place] ?? 0) + Math.fround(similarity) * same.length;
    });
  const places = [...texts.keys()].sort((one, other) => (ranks[other] ?? 0) - (ranks[one] ?? 0));
  return places.map((place) => texts[place] ?? 0);
}
