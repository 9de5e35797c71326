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
  const kind = setup.config.databaseUrl ? 'DATABASE_URL' : 'embedded';
  return ok('The database responds.', `${kind}, ${ms} ms`);
}

/** Writes, reads and deletes a file. */
export async function checkUploads({ uploads, setup }: CheckDeps): Promise<CheckResult> {
  const file = `self-check/${randomUUID()}.txt`;
  const bytes = Buffer.from(file);
  const where = setup.config.s3 ? 'the bucket' : 'DATA_DIR';
  try {
    await uploads.write(file, bytes);
    const read = await uploads.read(file);
    await uploads.remove(file);
    if (!read || !bytes.equals(read)) return failed('A saved file came back changed.', where);
    return ok('A file was saved, read and deleted.', where);
  } catch (error) {
    const { code = 'no code' } = error as NodeJS.ErrnoException;
    return failed('Files cannot be saved.', `${where}: ${code}`);
  }
}

/** The public address must lead to this shop, over a valid certificate. Replicas have the same id. */
export async function checkPublicUrl({ setup }: CheckDeps): Promise<CheckResult> {
  const { publicUrl } = setup.config;
  const result = await probe(`${publicUrl}/healthz`);
  if (result.is === 'unreachable')
    return failed(`Your shop could not be reached at ${publicUrl}.`, result.reason);
  if (result.headers.get(SHOP_ID_HEADER) !== setup.state.shopId())
    return failed(
      `Another website responds at ${publicUrl}.`,
      `status ${result.status}; see the proxy and PUBLIC_URL`,
    );
  const tls = publicUrl.startsWith('https://') ? 'valid certificate' : 'without TLS';
  return ok(`${publicUrl} leads to this shop.`, tls);
}

/** Tax days, codes and payment windows depend on it. */
export async function checkClock({ db, setup }: CheckDeps): Promise<CheckResult> {
  const differences: [string, number][] = [['the database', (await databaseNow(db)).getTime() - Date.now()]];
  const [provider] = setup.payments.filter(({ settings }) => settings().isOffered && settings().apiUrl);
  const response = await probe(provider?.settings().apiUrl ?? '');
  const date = response.is === 'response' ? Date.parse(response.headers.get('Date') ?? '') : Number.NaN;
  if (provider && !Number.isNaN(date)) differences.push([provider.payment.provider, date - Date.now()]);
  const wrong = differences.filter(([, ms]) => Math.abs(ms) > MAX_CLOCK_DIFFERENCE_MS);
  if (wrong.length === 0)
    return ok(`The clock agrees with ${differences.map(([name]) => name).join(' and ')}.`);
  return warning(
    wrong
      .map(([name, ms]) => `The clock differs by ${Math.round(Math.abs(ms) / 1000)} s from ${name}.`)
      .join(' '),
  );
}
