import { StartError } from '../start-error.ts';

/** Adds what the folder's .env says to the environment, which wins. */
export function readDotEnv(): void {
  try {
    process.loadEnvFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new StartError(`.env: ${(error as Error).message}`);
  }
}
