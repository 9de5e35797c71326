import { StartError } from '../start-error.ts';

/** Loads .env; variables that are already set take precedence. */
export function readDotEnv(): void {
  try {
    process.loadEnvFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new StartError(`.env: ${(error as Error).message}`);
  }
}
