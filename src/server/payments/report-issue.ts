import { enqueueMail } from '../emails/email-queue.ts';
import { paymentLetters } from '../emails/payment-emails.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import { insertProblem, type ProblemRow } from './issues.store.ts';
import type { WritingParts } from './payment-deps.ts';

type Problem = Pick<ProblemRow, 'kind' | 'subject' | 'details'> &
  Partial<Pick<ProblemRow, 'provider' | 'providerPaymentId' | 'orderId'>>;

/** Something that only a person can decide: on the owner's list and in the owner's mail, once. */
export async function reportProblem(
  { jobs, from, log }: WritingParts,
  tx: Db,
  problem: Problem,
): Promise<void> {
  if (!(await insertProblem(tx, { id: newId(), ...problem, details: problem.details.slice(0, 1000) })))
    return;
  log.warn({ kind: problem.kind, subject: problem.subject }, 'payment problem');
  const { shopName, shopEmail } = from;
  if (!shopEmail) return;
  await enqueueMail(jobs, tx, {
    to: { name: shopName, address: shopEmail },
    parts: paymentLetters.problem(problem),
  });
}
