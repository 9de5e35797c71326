/** Replaces the router's module for errors of React server components (see vite.config.ts), which the shop does not use. */
export function decodeRedirectErrorDigest(): undefined {
  return undefined;
}

export function decodeRouteErrorResponseDigest(): undefined {
  return undefined;
}
