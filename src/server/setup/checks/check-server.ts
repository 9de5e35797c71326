import { randomUUID } from 'node:crypto';
import { databaseNow } from '../../platform/db/database-now.ts';
import { type CheckDeps, type CheckResult, failed, ok, warning } from './check-deps.ts';
import { probe } from './probe.ts';

const SHOP_ID_HEADER = 'X-Shop-Id';
const MAX_CLOCK_DIFFERENCE_MS = 30_000;

export async function checkDatabase({ db, setup }: CheckDeps): Promise<CheckResult> {
  const start = performance.now();
  await databaseNow(db);
  const ms = Math.round(performance.now() - start);
  const kind = setup.config.databaseUrl ? 'The database' : 'The embedded database';
  return ok(`${kind} responds in ${ms} ms.`);
}

/** Writes, reads and deletes a file. */
export async function checkUploads({ uploads, setup }: CheckDeps): Promise<CheckResult> {
  const file = `self-check/${randomUUID()}.txt`;
  const bytes = Buffer.from(file);
  const where = setup.config.s3 ? 'the bucket' : 'the data folder';
  try {
    await uploads.write(file, bytes);
    const read = await uploads.read(file);
    await uploads.remove(file);
    if (!read || !bytes.equals(read)) return failed(`A file written to ${where} was not read back.`);
    return ok(`A file was written to ${where}, read and deleted.`);
  } catch {
    return failed(`Files cannot be written to ${where}.`);
  }
}

/** The public address must lead to this shop, over a valid certificate. Replicas have the same id. */
export async function checkPublicUrl({ setup }: CheckDeps): Promise<CheckResult> {
  const { publicUrl } = setup.config;
  const result = await probe(`${publicUrl}/healthz`);
  if (result.is === 'unreachable') return failed(`${publicUrl} could not be reached: ${result.reason}.`);
  if (result.headers.get(SHOP_ID_HEADER) !== setup.state.shopId())
    return failed(`Another server responds at ${publicUrl} (status ${result.status}).`);
  const tls = publicUrl.startsWith('https://') ? ' with a valid certificate' : ' without TLS';
  return ok(`${publicUrl} leads to this shop${tls}.`);
}

/** Tax days, codes and payment windows depend on it. */
export async function checkClock({ db, setup }: CheckDeps): Promise<CheckResult> {
  const differences: [string, number][] = [['the database', (await databaseNow(db)).getTime() - Date.now()]];
  const provider = await probe(setup.config.razorpay.apiUrl);
  const date = provider.is === 'response' ? Date.parse(provider.headers.get('Date') ?? '') : Number.NaN;
  if (!Number.isNaN(date)) differences.push(['Razorpay', date - Date.now()]);
  const wrong = differences.filter(([, ms]) => Math.abs(ms) > MAX_CLOCK_DIFFERENCE_MS);
  if (wrong.length === 0)
    return ok(`The clock agrees with ${differences.map(([name]) => name).join(' and ')}.`);
  return warning(
    wrong
      .map(([name, ms]) => `The clock differs by ${Math.round(Math.abs(ms) / 1000)} s from ${name}.`)
      .join(' '),
  );
}
