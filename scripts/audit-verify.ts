/** npm run audit:verify [-- <head>]: proves that nobody changed the audit log, while the shop keeps running. */
import { chainAudit } from '../src/server/audit/chain-audit.ts';
import { verifyAudit } from '../src/server/audit/verify-audit.ts';
import { openDatabase } from '../src/server/platform/db/db.ts';
import { createLog } from '../src/server/platform/log.ts';
import { borrowEmbeddedPostgres } from '../src/server/platform/postgres/embedded.ts';
import { runTool } from './tool.ts';

await runTool('The audit log is not proved.', async (config) => {
  const [expected] = process.argv.slice(2);
  const embedded = config.databaseUrl ? undefined : await borrowEmbeddedPostgres(config.dataDir);
  const database = openDatabase(config.databaseUrl ?? embedded?.url ?? '', 1, () => {});
  try {
    await chainAudit({ db: database.db, log: createLog('silent') });
    const { links, redacted, head, problems } = await verifyAudit(database.db, expected);
    if (problems.length > 0) throw new Error(`The audit log was tampered with:\n${problems.join('\n')}`);
    return `The audit log is unbroken: ${links} entries, ${redacted} of them without the data of deleted accounts.\nHead: ${head}`;
  } finally {
    await database.pool.end();
    await embedded?.stop();
  }
});
