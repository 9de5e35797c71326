/** The logo in the colour of the surrounding text. */
export function Logo({ size = 40 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="26 -8 160 200" aria-hidden="true">
      <LogoPaths />
    </svg>
  );
}

/** The logo as a part of another SVG. */
export function LogoPaths() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round" fill="currentColor">
      <path d="M100 88 136 26" stroke="currentColor" strokeWidth="11" fill="none" />
      <path d="M136 26C126 8 134-2 150-4c6 16 0 26-14 30Z" />
      <path d="M134 29c16-11 32-7 40 7-14 10-30 8-40-7Z" />
      <ellipse cx="100" cy="88" rx="50" ry="13" fill="none" stroke="currentColor" strokeWidth="6" />
      <path d="m92 90 14-24 10 6-8 20Z" />
      <path
        fillRule="evenodd"
        d="M50 90c2 32 16 44 26 52 4 8 0 18-12 30h72c-12-12-16-22-12-30 10-8 24-20 26-52-10 14-90 14-100 0Zm50 20c10 14 14 20 14 27a14 14 0 0 1-28 0c0-7 4-13 14-27Z"
      />
      <path d="M58 184h84" stroke="currentColor" strokeWidth="7" />
    </g>
  );
}
