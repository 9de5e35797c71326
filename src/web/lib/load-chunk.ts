import { withLoadTimeout } from './load-timeout.ts';
import { counted } from './counted-fetch.ts';

/** Loads a script with a dynamic import, under the loading indicator; rejects when it has not come in time. */
export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return counted(() => withLoadTimeout(load()));
}
