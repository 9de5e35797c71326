/** The specification's limit for scripts that are loaded when they are needed. */
const MAX_LOAD_MS = 120_000;

/** Rejects when a script has not come in time. Part of the router's bundle, so it imports nothing. */
export async function withLoadTimeout<Module>(loading: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('a script did not come in time')), MAX_LOAD_MS);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}
