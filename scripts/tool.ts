import { type Config, readConfig } from '../src/server/platform/config/config.ts';
import { readDotEnv } from '../src/server/platform/config/dot-env.ts';
import { StartError } from '../src/server/platform/start-error.ts';

/** Runs a command-line tool with the shop's configuration and prints its result or error. */
export async function runTool(
  failureMessage: string,
  work: (config: Config) => Promise<string>,
): Promise<void> {
  try {
    readDotEnv();
    process.stdout.write(`${await work(readConfig(process.env))}\n`);
  } catch (error) {
    const lines = error instanceof StartError ? error.lines : [(error as Error).message];
    process.stderr.write(`${[failureMessage, ...lines].join('\n')}\n`);
    process.exitCode = 1;
  }
}

/** The single file argument. */
export function fileOf(args: string[], usage: string): string {
  const [file, ...others] = args.filter((arg) => !arg.startsWith('--'));
  if (!file || others.length > 0) throw new StartError(`Usage: ${usage}`);
  return file;
}
