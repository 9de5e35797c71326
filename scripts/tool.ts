import { type Config, readConfig } from '../src/server/platform/config/config.ts';
import { readDotEnv } from '../src/server/platform/config/dot-env.ts';
import { StartError } from '../src/server/platform/start-error.ts';

/** A command beside the shop, with the shop's own configuration; ends with plain words, good or bad. */
export async function runTool(failed: string, work: (config: Config) => Promise<string>): Promise<void> {
  try {
    readDotEnv();
    process.stdout.write(`${await work(readConfig(process.env))}\n`);
  } catch (error) {
    const lines = error instanceof StartError ? error.lines : [(error as Error).message];
    process.stderr.write(`${[failed, ...lines].join('\n')}\n`);
    process.exitCode = 1;
  }
}

/** The one file that the command names. */
export function fileOf(args: string[], usage: string): string {
  const [file, ...others] = args.filter((word) => !word.startsWith('--'));
  if (!file || others.length > 0) throw new StartError(`Usage: ${usage}`);
  return file;
}
