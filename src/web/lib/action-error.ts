/** An action failed for a reason that the user reads, without an error of the API: wrong input, a closed window. */
export class ActionError extends Error {
  /** Only errors of the API have a code. */
  readonly code = '';
  /** What is wrong, by field of the form. */
  readonly fields: Record<string, string>;

  constructor(message: string, fields: Record<string, string> = {}) {
    super(message);
    this.name = 'ActionError';
    this.fields = fields;
  }
}
