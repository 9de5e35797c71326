/** A configuration or environment error that the operator can fix: printed as lines, without a stack trace. */
export class StartError extends Error {
  readonly lines: readonly string[];

  constructor(...lines: string[]) {
    super(lines.join('\n'));
    this.name = 'StartError';
    this.lines = lines;
  }
}
