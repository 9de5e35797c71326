import { FileText } from 'lucide-react';
import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import { adminReturns } from '../../../../messages/admin-returns.ts';
import { invalidateAdmin } from '../../../lib/admin-queries.ts';
import { download } from '../../../lib/download.ts';
import { toast } from '../../../lib/toast.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { repeatRefund } from './orders-queries.ts';

/** The credit note of a refund; of one that failed, what the provider said, and a button to make it again. */
export function RefundState({ refund }: { refund: OrderDetail['refunds'][number] }) {
  const { creditNote, failure, problemId, status } = refund;
  return (
    <>
      {creditNote && (
        <span className="refund-state">
          <button
            type="button"
            className="button button--secondary button--small"
            onClick={() => downloadNote(creditNote)}
          >
            <FileText size={18} strokeWidth={1.75} aria-hidden="true" />
            {adminReturns.creditNote(creditNote.number)}
          </button>
        </span>
      )}
      {status === 'failed' && failure && (
        <span className="alert alert--danger refund-state" role="alert">
          <span>
            {failure} {!creditNote && adminReturns.noNote}
          </span>
          {problemId && (
            <ActionButton
              className="button button--secondary button--small"
              call={() => repeatRefund(problemId)}
              onSettled={() => invalidateAdmin('orders')}
            >
              {adminReturns.tryAgain}
            </ActionButton>
          )}
        </span>
      )}
    </>
  );
}

async function downloadNote({ _id, number }: { _id: string; number: string }): Promise<void> {
  const isSaved = await download(`/api/credit-notes/${_id}`, `${number.replaceAll('/', '-')}.pdf`);
  if (!isSaved) toast.error(adminReturns.noFile);
}
