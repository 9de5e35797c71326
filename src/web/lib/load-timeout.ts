/** The specification's limit for lazily loaded scripts. */
const MAX_LOAD_MS = 120_000;

/** Rejects when a script takes too long. Part of the router's bundle, so it imports nothing. */
export async function withLoadTimeout<Module>(loading: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('a script took too long to load')), MAX_LOAD_MS);
  });
  try {
    return await Promise.race([loading, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
