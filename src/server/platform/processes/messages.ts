import type { GoLiveRun } from '../../../contract/admin/go-live.ts';
import type { Language } from '../../../rules/languages.ts';
import type { MetricValues } from './sum-metrics.ts';

/** A run of going live, as admins read it in their languages. */
export type GoLiveRuns = Record<Language, GoLiveRun>;

/** What the main process opened for all server processes. */
export interface SharedParts {
  databaseUrl: string;
  /** Undefined in live mode. */
  sandbox: { url: string; smtpUrl: string } | undefined;
}

/** What the first server process tells about the start. */
export interface StartedServer {
  isOpen: boolean;
  firstAdminLink: string | undefined;
}

/** From a server process to the main process. */
export type ToMain =
  | { kind: 'want-shared-parts' }
  | ({ kind: 'ready' } & StartedServer)
  | { kind: 'not-started'; lines: readonly string[] }
  | { kind: 'want-metrics'; request: number }
  | { kind: 'metrics'; request: number; metrics: MetricValues[] }
  | { kind: 'go-live'; run: GoLiveRuns | null };

/** From the main process to a server process. */
export type ToServer =
  | { kind: 'shared-parts'; parts: SharedParts }
  | { kind: 'run-jobs' }
  | { kind: 'stop' }
  | { kind: 'want-metrics'; request: number }
  | { kind: 'summed-metrics'; request: number; text: string }
  | { kind: 'go-live'; run: GoLiveRuns | null };
