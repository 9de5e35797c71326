/**
 * Replaces the router's module that loads parts of the route table (see vite.config.ts): the whole table comes with the
 * first page.
 */
export function isFogOfWarEnabled(): boolean {
  return false;
}

export function getPatchRoutesOnNavigationFunction(): undefined {
  return undefined;
}

export function useFogOFWarDiscovery(): void {}

export function getPartialManifest<Manifest>(manifest: Manifest): Manifest {
  return manifest;
}
