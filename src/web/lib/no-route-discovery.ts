/**
 * Replaces the router's module that loads parts of the route table (see vite.config.ts). The first page has its own routes, and
 * all others come in one file (route-table.ts).
 */
export function isFogOfWarEnabled(): boolean {
  // the page does not ask for the file of all routes
  return true;
}

export function getPatchRoutesOnNavigationFunction(): undefined {
  return undefined;
}

export function useFogOFWarDiscovery(): void {}

export function getPartialManifest<Manifest>(manifest: Manifest): Manifest {
  return manifest;
}
