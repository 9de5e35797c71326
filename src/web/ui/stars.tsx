const STAR = 24;
const COUNT = 5;

/**
 * Five stars, filled in steps of a tenth: one bar under a mask of stars, because a page shows dozens of ratings and every
 * element costs time on a phone. Decorative: the number is always beside it.
 */
export function Stars({ value }: { value: number }) {
  const filled = STAR * Math.max(0, Math.min(COUNT, value));
  return (
    <svg className="stars" viewBox={`0 0 ${COUNT * STAR} ${STAR}`} aria-hidden="true">
      <rect width={filled.toFixed(1)} height={STAR} />
    </svg>
  );
}
