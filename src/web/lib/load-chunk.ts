import { counted } from './counted-fetch.ts';
import { withLoadTimeout } from './load-timeout.ts';

/** A dynamic import under the loading indicator; rejects after a timeout. */
export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return counted(() => withLoadTimeout(load()));
}
