import type { SaidOfAttempt } from '../../contract/admin/payment-attempts.ts';
import type { ProviderReport } from '../../extension/payment-source.ts';
import type { ProviderResult } from '../../extension/provider-result.ts';

/** A customer who tries again and again makes no list that cannot be read. */
const MAX_PAYMENTS = 20;
const MAX_TEXT = 100;

/** What to save of a provider's response; undefined without one. */
export function saidOfReport(report: ProviderResult<ProviderReport>): SaidOfAttempt | undefined {
  if (report.is === 'unreachable') return undefined;
  if (report.is === 'rejected') return { isKnown: false, payments: [] };
  return {
    isKnown: true,
    payments: report.value.payments
      .slice(-MAX_PAYMENTS)
      .map(({ id, status, amountMinor, currency, capturedAt, reason, paidWith }) => ({
        reference: id.slice(0, MAX_TEXT),
        status,
        amountMinor,
        currency,
        at: capturedAt?.toISOString() ?? null,
        reason: reason?.slice(0, MAX_TEXT) ?? null,
        paidWith: paidWith ? { kind: paidWith.kind, hint: paidWith.hint.slice(0, MAX_TEXT) } : null,
      })),
  };
}
