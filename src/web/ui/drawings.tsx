import { Logo } from './logo.tsx';

/** The yellow cloth bag of an empty cart. */
export function BagDrawing({ size = 200 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 220 220" aria-hidden="true">
      <ellipse cx="110" cy="204" rx="82" ry="8" fill="var(--ink)" opacity=".1" />
      <path
        d="M76 84C74 30 92 14 110 14s36 16 34 70"
        fill="none"
        stroke="#C98A12"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M46 76c22 6 106 6 128 0 4 30 12 92 10 122-44 8-104 8-148 0-2-30 6-92 10-122Z"
        fill="var(--manjal)"
      />
      <path d="M46 76c22 6 106 6 128 0l2 14c-26 6-106 6-132 0Z" fill="var(--manjal-hover)" />
      <path d="M62 96c-4 30-8 66-8 98M158 96c4 30 8 66 8 98" stroke="#E0A01A" strokeWidth="2.5" fill="none" />
      <foreignObject className="logo-on-drawing logo-on-drawing--bag" x="82" y="114" width="58" height="58">
        <Logo />
      </foreignObject>
    </svg>
  );
}

/** The logo, crossed out: no connection. */
export function LostConnectionDrawing({ size = 150 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 160 160" aria-hidden="true">
      <circle cx="80" cy="80" r="78" fill="var(--sand)" />
      <foreignObject className="logo-on-drawing" x="30" y="15" width="124" height="124">
        <Logo />
      </foreignObject>
      <path d="M30 128 130 38" stroke="var(--kaavi)" strokeWidth="7" strokeLinecap="round" />
    </svg>
  );
}
