import { qrCode } from '../../rules/qr-code.ts';

/** Light modules around the code, without which it cannot be read. */
const QUIET = 4;

/** The QR code of a text as a drawing that stays sharp in print; nothing when the text is too long for one. */
export function QrImage({ text, label, className }: { text: string; label: string; className?: string }) {
  const code = qrCode(text);
  if (!code) return null;
  const size = code.length + 2 * QUIET;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(code)} fill="#000" />
    </svg>
  );
}

/** A rectangle for each run of dark modules in a row. */
function pathOf(code: boolean[][]): string {
  return code
    .flatMap((row, y) => {
      const line = row.map((isDark) => (isDark ? '1' : '0')).join('');
      return [...line.matchAll(/1+/g)].map(
        ({ 0: run, index }) => `M${index + QUIET} ${y + QUIET}h${run.length}v1h-${run.length}z`,
      );
    })
    .join('');
}
