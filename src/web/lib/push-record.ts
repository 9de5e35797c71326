/** Key in the private store of the user, which log-out deletes. */
export const PUSH_RECORD = 'push';

/** The subscription of this browser as the shop knows it, for a push service that replaces it. */
export interface PushRecord {
  endpoint: string;
  auth: string;
  /** Of the shop. */
  publicKey: string;
}
