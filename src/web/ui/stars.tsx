const STAR = 24;
const COUNT = 5;

/** All five in one path: a page shows dozens of them, and every element takes its time on a phone. */
const stars = Array.from({ length: COUNT }, (_, place) => {
  const x = place * STAR;
  return `M${12 + x} 1.8l3.1 6.5 7.1.9-5.2 4.9 1.3 7.1L${12 + x} 17.8l-6.3 3.4L${7 + x} 14.1 ${1.8 + x} 9.2l7.1-.9Z`;
}).join('');

/** Five stars filled to a tenth. A picture of the number that always stands beside it. */
export function Stars({ value }: { value: number }) {
  const filled = STAR * Math.max(0, Math.min(COUNT, value));
  return (
    <span className="stars">
      <svg viewBox={`0 0 ${COUNT * STAR} ${STAR}`} aria-hidden="true">
        <path d={stars} fill="currentColor" />
        {filled > 0 && (
          <svg width={filled} height={STAR} viewBox={`0 0 ${filled} ${STAR}`} aria-hidden="true">
            <path d={stars} className="fill-star" />
          </svg>
        )}
      </svg>
    </span>
  );
}
