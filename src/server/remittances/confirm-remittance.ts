import type { SettledRemittances } from '../../contract/admin/remittances.ts';
import { checkTotals, type Remittance } from '../../rules/remittances.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import { failure, type Result } from '../platform/result.ts';
import { hashOf, readOrFail } from './preview-remittance.ts';
import { saveFile, saveLines, savePayout } from './remittances.store.ts';
import { settleRemittances } from './settle-remittances.ts';

interface Confirmed {
  adminId: string;
  name: string;
  /** For a file that tells no UTR. */
  reference: string;
  isSumAccepted: boolean;
}

/**
 * Saves a payout file in one transaction, then records the cash of its matched lines, each in its own transactions. The same file
 * or payout again adds nothing; after a crash in between it goes on with the lines that are left.
 */
export async function confirmRemittance(
  deps: PaymentDeps,
  bytes: Uint8Array,
  confirmed: Confirmed,
): Promise<Result<SettledRemittances, 'remittance-unreadable' | 'remittance-sums'>> {
  const read = await readOrFail(bytes);
  if (!read.ok) return read;
  const { payouts, lines } = read.value;
  const isWrong = payouts.some((payout) => {
    const wrong = checkTotals(
      payout,
      lines.filter(({ crf }) => crf === payout.crf),
    );
    return (wrong.lines ?? 0) !== 0 || (wrong.paid ?? 0) !== 0;
  });
  if (isWrong && !confirmed.isSumAccepted) return failure('remittance-sums');
  const ids = await deps.db.transaction((tx) => save(tx, read.value, hashOf(bytes), confirmed));
  return settleRemittances(deps, ids, confirmed.adminId);
}

async function save(
  tx: Db,
  { courier, payouts, lines }: Remittance,
  sha256: Buffer,
  { adminId, name, reference }: Confirmed,
): Promise<string[]> {
  const fileId = await saveFile(tx, { id: newId(), courier, name, sha256, confirmedBy: adminId });
  const ids: string[] = [];
  for (const payout of payouts) {
    const id = await savePayout(tx, {
      ...payout,
      utr: payout.utr || reference,
      id: newId(),
      fileId,
      courier,
    });
    await saveLines(
      tx,
      id,
      lines.filter(({ crf }) => crf === payout.crf),
    );
    ids.push(id);
  }
  return ids;
}
