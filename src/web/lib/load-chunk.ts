import { counted } from './requests.ts';

/** The specification's limit for scripts that are loaded when they are needed. */
const MAX_LOAD_MS = 120_000;

/** Loads a script with a dynamic import, under the loading indicator; rejects when it has not come in time. */
export function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return counted(async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('a script did not come in time')), MAX_LOAD_MS);
    });
    try {
      return await Promise.race([load(), late]);
    } finally {
      clearTimeout(timer);
    }
  });
}
