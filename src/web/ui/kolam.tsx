import { kolamPath } from '../../rules/kolam.ts';

const DOT = 2.2;

/** A kolam in the colour of the text around it; decoration only. */
export function Kolam({ radius, className = '' }: { radius: number; className?: string }) {
  const { size, path, dots } = kolamPath(radius);
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <path
        d={dots.map(([x, y]) => `M${x} ${y}h0`).join('')}
        stroke="currentColor"
        strokeWidth={2 * DOT}
        strokeLinecap="round"
      />
    </svg>
  );
}
