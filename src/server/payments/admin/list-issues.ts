import type { PaymentIssue } from '../../../contract/admin/payment-issues.ts';
import type { Db } from '../../platform/db/db.ts';
import { inCurrentLanguage } from '../../platform/stored-text.ts';
import { selectIssues } from '../issues.store.ts';
import { isRefundable } from './refund-issue.ts';

/** A page of payment issues, newest first. */
export async function listIssues(db: Db, query: Parameters<typeof selectIssues>[1]): Promise<PaymentIssue[]> {
  const rows = await selectIssues(db, query);
  return rows.map(({ issue, orderNumber }) => ({
    _id: issue.id,
    kind: issue.kind,
    provider: issue.provider,
    providerPaymentId: issue.providerPaymentId,
    orderId: issue.orderId,
    orderNumber,
    details: inCurrentLanguage(issue.details, issue.translations),
    isRefundable: isRefundable(issue) && !issue.resolvedAt,
    createdAt: issue.createdAt.toISOString(),
    resolvedAt: issue.resolvedAt?.toISOString() ?? null,
  }));
}
