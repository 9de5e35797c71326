import { createHash } from 'node:crypto';
import type { RemittancePreview } from '../../contract/admin/remittances.ts';
import type { Remittance } from '../../rules/remittances.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { readRemittance } from './read-remittance.ts';
import { lineView, parcelsOf, payoutView } from './remittance-views.ts';
import { isFileKnown } from './remittances.store.ts';
import { SheetError } from './sheet-error.ts';

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

export async function readOrFail(bytes: Uint8Array): Promise<Result<Remittance, 'remittance-unreadable'>> {
  try {
    return success(await readRemittance(bytes));
  } catch (error) {
    if (error instanceof SheetError) return failure('remittance-unreadable', { message: error.message });
    throw error;
  }
}

/** What a payout file would do. Nothing is written. */
export async function previewRemittance(
  db: Db,
  bytes: Uint8Array,
): Promise<Result<RemittancePreview, 'remittance-unreadable'>> {
  const read = await readOrFail(bytes);
  if (!read.ok) return read;
  const { courier, payouts, lines } = read.value;
  const parcels = await parcelsOf(db, lines);
  return success({
    isKnown: await isFileKnown(db, hashOf(bytes)),
    payouts: payouts.map((payout) =>
      payoutView(
        courier,
        payout,
        lines.filter(({ crf }) => crf === payout.crf),
      ),
    ),
    lines: lines.map((line) => lineView(line.crf, line, parcels)),
  });
}
