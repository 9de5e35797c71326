import type { PaymentProblem } from '../../contract/payment.ts';
import type { Db } from '../platform/db/db.ts';
import { type ProblemSelection, selectProblems } from './problems.store.ts';

/** For the owner: what is open, or all, newest first. */
export async function listProblems(db: Db, selection: ProblemSelection): Promise<PaymentProblem[]> {
  const rows = await selectProblems(db, selection);
  return rows.map(({ problem, orderNumber }) => ({
    _id: problem.id,
    kind: problem.kind,
    details: problem.details,
    provider: problem.provider,
    paymentId: problem.providerPaymentId,
    orderId: problem.orderId,
    orderNumber,
    createdAt: problem.createdAt.toISOString(),
    resolvedAt: problem.resolvedAt?.toISOString() ?? null,
  }));
}
