const STAR = 24;
const COUNT = 5;

/**
 * Five stars filled to a tenth: a bar seen through a mask of stars, for a page shows dozens of them and every element takes
 * its time on a phone. A picture of the number that always stands beside it.
 */
export function Stars({ value }: { value: number }) {
  const filled = STAR * Math.max(0, Math.min(COUNT, value));
  return (
    <svg className="stars" viewBox={`0 0 ${COUNT * STAR} ${STAR}`} aria-hidden="true">
      <rect width={filled.toFixed(1)} height={STAR} />
    </svg>
  );
}
