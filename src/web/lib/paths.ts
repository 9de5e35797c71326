/** Pages without vertical padding around their content. */
const WITHOUT_PADDING = new Set(['/', '/about']);

export function isAdminPath(pathname: string): boolean {
  return pathname.startsWith('/admin/');
}

export function hasPadding(pathname: string): boolean {
  return !WITHOUT_PADDING.has(pathname);
}
