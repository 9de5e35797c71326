import { StartError } from '../platform/start-error.ts';

/** Why nothing was carried. `text` reads messages: each admin reads it in another language perhaps. */
export class GoLiveError extends StartError {
  readonly text: () => string;

  constructor(text: () => string) {
    super(text());
    this.text = text;
  }
}
