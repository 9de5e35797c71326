/** Content stands edge to edge on these; elsewhere it has vertical padding. */
const WITHOUT_PADDING = new Set(['/', '/about']);

export function hasPadding(pathname: string): boolean {
  return !WITHOUT_PADDING.has(pathname);
}
