import type { CourierStore } from './store.ts';

export interface ShiprocketOptions {
  store: CourierStore;
  email: string;
  password: string;
  webhookToken: string;
  webhookUrl: string;
  /** Where the shop reaches this sandbox, for the addresses of files. */
  ownUrl: string;
  stopped: AbortSignal;
}
