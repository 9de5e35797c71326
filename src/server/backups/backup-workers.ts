import { type Queue, type Worker, worker } from '../platform/jobs.ts';
import type { BackupDeps } from './backup-deps.ts';
import { checkRestore } from './check-restore.ts';
import { makeBackup } from './make-backup.ts';

/** A million orders take minutes; a second try of a job that is still running would disturb it. */
const options = { expireInSeconds: 6 * 3600, retryLimit: 3, retryDelay: 600 };
const backupQueue: Queue<object> = { name: 'make-backup', options };
const restoreQueue: Queue<object> = { name: 'check-restore', options };

export const backupQueues = [backupQueue, restoreQueue];

/** Every night, and each Sunday morning the restore check. Times in UTC: 2:37 and 3:37 in India. */
export function backupWorkers(deps: BackupDeps): Worker[] {
  return [
    worker(backupQueue, () => makeBackup(deps), '7 21 * * *'),
    worker(restoreQueue, () => checkRestore(deps), '7 22 * * 6'),
  ];
}
