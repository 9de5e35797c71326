import type { GoLiveForm, GoLiveRun, GoLiveState } from '../../contract/admin/go-live.ts';
import { goLive } from '../../messages/go-live.ts';
import { DEFAULT_LANGUAGE } from '../../rules/languages.ts';
import { recordChange } from '../audit/record-change.ts';
import type { CurrentUser } from '../http/app-env.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/db.ts';
import { languageScope } from '../platform/language-scope.ts';
import type { Log } from '../platform/log.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded.ts';
import type { GoLiveRuns } from '../platform/processes/messages.ts';
import type { SharedRun } from '../platform/processes/process-group.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { StartError } from '../platform/start-error.ts';
import type { UploadStore } from '../platform/storage/upload-store.ts';
import { forEveryLanguage } from '../platform/stored-text.ts';
import type { Reauthenticate, ReauthenticationError } from '../users/reauthenticate.ts';
import type { CarriedLabel } from './carried-tables.ts';
import { type CarryOptions, type CarryReport, carryShop, type Progress } from './carry-shop.ts';
import { describeReport } from './describe-report.ts';
import { GoLiveError } from './go-live-error.ts';
import { readLiveConfig } from './live-config.ts';
import { connectSide, openSide } from './open-side.ts';

export interface GoLiveDeps {
  database: Database;
  config: Config;
  uploads: UploadStore;
  log: Log;
  reauthenticate: Reauthenticate;
  /** Where the last run is stored, when there are several server processes. */
  run?: SharedRun;
}

export interface GoLive {
  getState(): Result<GoLiveState, 'already-live'>;
  /** Begins, and returns at once. */
  start(
    currentUser: CurrentUser,
    form: GoLiveForm,
  ): Promise<Result<GoLiveState, StartCode | ReauthenticationError>>;
}

type StartCode = 'already-live' | 'go-live-running' | 'go-live-file';

/**
 * Carries a running demo shop to the live shop of GO_LIVE_FILE, as `npm run go-live` does. The target is a file on the server, not an
 * address that somebody types: an admin of a demo, whose password may be known to everybody, could otherwise let the server
 * connect to any machine, and a password of a database would pass through a browser.
 */
export function createGoLive(deps: GoLiveDeps): GoLive {
  const { config, database, log, reauthenticate } = deps;
  const run = deps.run ?? createRun();

  const state = (): GoLiveState => ({
    file: config.goLiveFile,
    ...findTarget(config),
    run: run.get()?.[languageScope.current()] ?? null,
  });
  const show = (changed: Run) => run.set(forEveryLanguage(() => describeRun(changed)));

  const carryInBackground = async (actorId: string, live: Config, options: CarryOptions) => {
    const current = newRun();
    show(current);
    try {
      current.report = await carryTo(deps, live, options, (doing, done, total) =>
        show(Object.assign(current, { doing, done, total })),
      );
      current.status = 'done';
    } catch (error) {
      log.warn({ error }, 'going live failed');
      current.error = error;
      current.status = 'failed';
    }
    show(current);
    await record(actorId, current.status);
  };

  const record = (actorId: string, status: GoLiveRun['status']) =>
    recordChange(database.db, {
      actorId,
      action: 'go live',
      target: 'shop',
      before: { status: null },
      after: { status },
    });

  return {
    getState: () => (config.mode === 'live' ? failure('already-live') : success(state())),
    start: async (currentUser, { currentPassword, ...options }) => {
      if (config.mode === 'live') return failure('already-live');
      const authentication = await reauthenticate(currentUser, currentPassword);
      if (!authentication.ok) return authentication;
      if (run.get()?.[DEFAULT_LANGUAGE].status === 'running') return failure('go-live-running');
      const { live, problems } = findLive(config);
      if (!live) return failure('go-live-file', { message: problems.join(' ') });
      show(newRun());
      await record(currentUser.id, 'running');
      carryInBackground(currentUser.id, live, options).catch((error) =>
        log.warn({ error }, 'the end of going live was not recorded'),
      );
      return success(state());
    },
  };
}

function createRun(): SharedRun {
  let run: GoLiveRuns | null = null;
  return {
    get: () => run,
    set: (changed) => {
      run = changed;
    },
  };
}

/** Without texts: it is read in the language of each admin. */
interface Run {
  status: GoLiveRun['status'];
  doing: CarriedLabel | 'theDatabase';
  done: number;
  total: number;
  error?: unknown;
  report?: CarryReport;
}

const newRun = (): Run => ({ status: 'running', doing: 'theDatabase', done: 0, total: 1 });

function describeRun({ status, doing, done, total, error, report }: Run): GoLiveRun {
  return {
    status,
    doing: goLive[doing],
    done,
    total,
    problems: error === undefined ? [] : problemsOf(error),
    report: report ? describeReport(report) : [],
  };
}

function findLive(config: Config): { live?: Config; problems: string[] } {
  try {
    return { live: readLiveConfig(config.goLiveFile, config), problems: [] };
  } catch (error) {
    return { problems: problemsOf(error) };
  }
}

function findTarget(config: Config): Pick<GoLiveState, 'liveUrl' | 'problems'> {
  const { live, problems } = findLive(config);
  return { liveUrl: live?.publicUrl ?? '', problems };
}

/** An unexpected error may name a host or a user: its details are in the log only. */
function problemsOf(error: unknown): string[] {
  if (error instanceof GoLiveError) return [error.text()];
  if (error instanceof StartError) return [...error.lines];
  const { code = '' } = error as NodeJS.ErrnoException;
  return [goLive.databaseFailed(code)];
}

async function carryTo(
  { database, uploads }: GoLiveDeps,
  live: Config,
  options: CarryOptions,
  onProgress: Progress,
) {
  const cleanup = new AsyncDisposableStack();
  try {
    const url = database.pool.options.connectionString ?? '';
    const source = { client: await connectSide(url, cleanup), uploads };
    const target = await openSide(live, cleanup, startEmbeddedPostgres);
    return await carryShop(source, target, options, onProgress);
  } finally {
    await cleanup.disposeAsync();
  }
}
