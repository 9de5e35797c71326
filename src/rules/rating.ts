export interface RatingShare {
  stars: number;
  percent: number;
}

const STARS = [5, 4, 3, 2, 1];

/** Distribution of ratings in whole percent that add up to 100, by the largest remainder method. All 0 without ratings. */
export function ratingShares(ratings: readonly number[]): RatingShare[] {
  const shares = STARS.map((stars) => {
    const count = ratings.filter((rating) => rating === stars).length;
    const hundredths = count * 100;
    return {
      stars,
      percent: ratings.length === 0 ? 0 : Math.floor(hundredths / ratings.length),
      remainder: ratings.length === 0 ? 0 : hundredths % ratings.length,
    };
  });
  const missing = shares.reduce((sum, { remainder }) => sum + remainder, 0) / (ratings.length || 1);
  const raised = new Set(shares.toSorted((a, b) => b.remainder - a.remainder).slice(0, missing));
  return shares.map((share) => ({
    stars: share.stars,
    percent: share.percent + (raised.has(share) ? 1 : 0),
  }));
}
