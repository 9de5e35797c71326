import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Writes errors outside tests into UNHANDLED_ERRORS_FILE as a JSON array: the JSON report of Vitest leaves them out. */
export default class UnhandledErrorsReporter implements Reporter {
  onTestRunEnd(_: unknown, errors: Parameters<NonNullable<Reporter['onTestRunEnd']>>[1]): void {
    const file = process.env.UNHANDLED_ERRORS_FILE;
    if (!file) return;
    const texts = errors.map(({ message, stack }) => [message, ownFrame(stack)].filter(Boolean).join(', '));
    writeFileSync(file, JSON.stringify(texts));
  }
}

/** The first line of the stack that lies in the project. */
function ownFrame(stack = ''): string {
  return (
    stack.split('\n').find((line) => /^\s+at /.test(line) && !line.includes('node_modules')) ?? ''
  ).trim();
}
