/**
 * Preloaded into a live shop's process (`--import`): its calls to real providers and to its public address go to the stand-ins
 * that TEST_ROUTES names. A live shop accepts no address of a sandbox in its configuration.
 */
const routes = Object.entries(JSON.parse(process.env.TEST_ROUTES ?? '{}') as Record<string, string>);
const original = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  const [from, to] = routes.find(([address]) => url === address || url.startsWith(`${address}/`)) ?? [];
  return from === undefined || to === undefined
    ? original(input, init)
    : original(to + url.slice(from.length), init);
};
