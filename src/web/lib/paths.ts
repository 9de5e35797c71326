/** Content stands edge to edge on these; elsewhere it has vertical padding. */
const WITHOUT_PADDING = new Set(['/', '/about']);

/** Pages that no shopper sees. */
export function isAdminPath(pathname: string): boolean {
  return pathname.startsWith('/admin/');
}

export function hasPadding(pathname: string): boolean {
  return !WITHOUT_PADDING.has(pathname);
}
