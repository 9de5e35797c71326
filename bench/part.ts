import type { Pool } from 'pg';
import type { ShopProcess } from '../tests/support/shop-process.ts';

/** One measured value. `max` or `min` is its limit, which docs/bench.md explains. */
export interface Measurement {
  name: string;
  value: number;
  max?: number;
  min?: number;
}

export interface StartedShop {
  shopProcess: ShopProcess;
  /** Until its first page. */
  seconds: number;
}

/** What a part measures with. */
export interface Bench {
  databaseUrl: string;
  /** Process id of the database server. */
  databasePid: number;
  /** Two connections, for preparing data. */
  pool: Pool;
  effort: Effort;
  /** Starts the built shop on the database, with more settings when there are any. */
  start(settings?: Record<string, string>, command?: string[]): Promise<StartedShop>;
  stop(shop: ShopProcess): Promise<void>;
}

export interface Effort {
  rounds: number;
  seconds: number;
  isQuick: boolean;
}

export type Part = (bench: Bench) => Promise<Measurement[]>;
