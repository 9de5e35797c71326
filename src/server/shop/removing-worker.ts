/**
 * Takes the place of an installed worker, empties the caches and the private stores, and removes itself. The pages that are
 * open go on without a worker.
 */
export const REMOVING_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name } of (await indexedDB.databases?.()) ?? []) indexedDB.deleteDatabase(name);
  await registration.unregister();
}
`;
