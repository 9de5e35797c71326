const STEPS = [0, 1, 2, 3, 4];
const STAR = 'm12 1.8 3.1 6.5 7.1.9-5.2 4.9 1.3 7.1L12 17.8l-6.3 3.4L7 14.1 1.8 9.2l7.1-.9Z';

/** Five stars filled to a tenth. A picture of the number that always stands beside it. */
export function Stars({ value }: { value: number }) {
  return (
    <span className="stars" aria-hidden="true">
      {STEPS.map((step) => {
        const share = Math.max(0, Math.min(1, value - step));
        return (
          <svg key={step} viewBox="0 0 24 24">
            <title>star</title>
            <path d={STAR} fill="currentColor" />
            <svg x="0" y="0" width={24 * share} height="24" viewBox={`0 0 ${24 * share || 0.1} 24`}>
              <title>filled</title>
              <path d={STAR} className="fill-star" />
            </svg>
          </svg>
        );
      })}
    </span>
  );
}
