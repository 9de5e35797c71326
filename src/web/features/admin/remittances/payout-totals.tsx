import type { PayoutView } from '../../../../contract/admin/remittances.ts';
import { adminRemittances } from '../../../../messages/admin-remittances.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { formatDay } from '../../../../rules/shown-time.ts';

/** What the courier collected, took off and paid, and whether its sums are right. */
export function PayoutTotals({ payout }: { payout: PayoutView }) {
  const { available, freight, early, instant, reversal, paid, linesDiffer, paidDiffers } = payout;
  const less = (amount: number | null) => (amount ? `−${formatRupees(amount)}` : undefined);
  const facts: [name: string, value: string | undefined][] = [
    [adminRemittances.collected, available === null ? undefined : formatRupees(available)],
    [adminRemittances.freight, less(freight)],
    [adminRemittances.early, less(early)],
    [adminRemittances.instant, less(instant)],
    [adminRemittances.reversal, less(reversal)],
    [adminRemittances.paid, paid === null ? undefined : formatRupees(paid)],
    [adminRemittances.paidOn, payout.paidOn ? formatDay(payout.paidOn) : undefined],
    [adminRemittances.utr, payout.utr || undefined],
  ];
  return (
    <>
      <dl className="payout-totals">
        {facts.map(
          ([name, value]) =>
            value !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="number">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {linesDiffer !== null && linesDiffer !== 0 && (
        <p className="alert">{adminRemittances.linesDiffer(formatRupees(linesDiffer))}</p>
      )}
      {paidDiffers !== null && paidDiffers !== 0 && (
        <p className="alert">{adminRemittances.paidDiffers(formatRupees(paidDiffers))}</p>
      )}
    </>
  );
}
