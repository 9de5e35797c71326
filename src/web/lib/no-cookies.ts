/** Replaces a module of the API client (see vite.config.ts): browsers send cookies themselves, and scripts cannot set that header. */
export function serialize(): string {
  return '';
}
