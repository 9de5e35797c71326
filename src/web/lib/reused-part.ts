/** A part of pages that was rendered before. */
export interface ReusedPart {
  readonly html: string;
}

export function htmlOf(piece: string | ReusedPart): string {
  return typeof piece === 'string' ? piece : piece.html;
}
