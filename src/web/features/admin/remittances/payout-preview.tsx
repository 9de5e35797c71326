import { useId, useState } from 'react';
import type { RemittancePreview } from '../../../../contract/admin/remittances.ts';
import { adminRemittances } from '../../../../messages/admin-remittances.ts';
import { toast } from '../../../lib/toast.ts';
import { FieldError } from '../../../ui/field.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { PayoutLines } from './payout-lines.tsx';
import { PayoutTotals } from './payout-totals.tsx';
import { confirmPayout } from './remittances-queries.ts';

interface PayoutPreviewProps {
  file: File;
  preview: RemittancePreview;
  onDone: () => void;
}

/** What a file would record. Nothing is written until it is confirmed. */
export function PayoutPreview({ file, preview, onDone }: PayoutPreviewProps) {
  const id = useId();
  const [reference, setReference] = useState('');
  const [isSumAccepted, setSumAccepted] = useState(false);
  const { payouts, lines, isKnown } = preview;
  const matched = lines.filter(({ state }) => state === 'matched').length;
  const isWaiting = lines.some(({ state }) => state !== 'matched' && state !== 'settled');
  const isWrong = payouts.some(
    ({ linesDiffer, paidDiffers }) => Boolean(linesDiffer) || Boolean(paidDiffers),
  );
  const { run, isPending, problem } = useAction(confirmPayout, {
    onSuccess: (recorded) => {
      toast.success(adminRemittances.recorded(recorded));
      onDone();
    },
  });
  return (
    <section className="panel payout-preview" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{adminRemittances.found}</h2>
      {isKnown && <p className="alert">{adminRemittances.known}</p>}
      {payouts.map((payout) => (
        <div key={payout.crf}>
          <h3>{adminRemittances.payout(payout.crf)}</h3>
          <PayoutTotals payout={payout} />
        </div>
      ))}
      <PayoutLines lines={lines} />
      {isWaiting && <p className="hint">{adminRemittances.byHand}</p>}
      {payouts.some(({ utr }) => utr === '') && (
        <div className="field">
          <label htmlFor={`${id}-utr`}>{adminRemittances.reference}</label>
          <input
            id={`${id}-utr`}
            maxLength={60}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        </div>
      )}
      {isWrong && (
        <label className="checkbox">
          <input
            type="checkbox"
            checked={isSumAccepted}
            onChange={({ target }) => setSumAccepted(target.checked)}
          />
          {adminRemittances.acceptTotals}
        </label>
      )}
      {problem && <FieldError>{problem}</FieldError>}
      <button
        type="button"
        className="button"
        aria-busy={isPending}
        disabled={isWrong && !isSumAccepted}
        onClick={() => run({ file, reference, isSumAccepted })}
      >
        {isPending && <span className="spinner" aria-hidden="true" />}
        {matched > 0 ? adminRemittances.confirm(matched) : adminRemittances.save}
      </button>
    </section>
  );
}
