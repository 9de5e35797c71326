import './returns-panel.css';
import { Ban, FileDown } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { AfterSale } from '../../../../contract/returns.ts';
import { refundText } from '../../../../rules/refund-text.ts';
import { type RequestKind, returnStageText } from '../../../../rules/returns.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { RequestForm } from './request-form.tsx';
import { cancelOrder, downloadInvoice, useAfterSale } from './returns-data.ts';

const CLOCK = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});
const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

const requestLabels: Record<RequestKind, string> = {
  cancel: 'Ask to cancel',
  return: 'Return',
  exchange: 'Exchange',
  damage: 'Report damage',
};

/** The options that the policy gives a customer after the order, with the state of requests and refunds. */
export function AfterSalePanel({ orderId, isPaid }: { orderId: string; isPaid: boolean }) {
  const state = useAfterSale(orderId);
  const [kind, setKind] = useState<RequestKind>();
  const [isCancelling, setCancelling] = useState(false);
  const download = useAction(() => downloadInvoice(orderId), {
    onError: ({ message }) => toast.error(message),
  });
  const cancel = useAction(() => cancelOrder(orderId), {
    onStart: () => setCancelling(false),
    onSuccess: () => toast.success('Your order is cancelled.'),
    onError: ({ message }) => toast.error(message),
  });
  if (!state || isEmpty(state)) return null;
  return (
    <section className="panel after-sale" aria-labelledby="after-sale">
      <h2 id="after-sale">Your options</h2>
      <div className="after-sale__actions">
        {state.hasInvoice && (
          <button
            type="button"
            className="button button--secondary button--small"
            onClick={() => download.run()}
          >
            <FileDown size={18} strokeWidth={1.75} aria-hidden="true" />
            Download invoice
          </button>
        )}
        {state.cancel === 'at-once' && (
          <button
            type="button"
            className="button button--secondary button--small"
            onClick={() => setCancelling(true)}
          >
            <Ban size={18} strokeWidth={1.75} aria-hidden="true" />
            Cancel order
          </button>
        )}
        {state.mayAsk.map((one) => (
          <button
            key={one}
            type="button"
            className="button button--secondary button--small"
            onClick={() => setKind(one)}
          >
            {requestLabels[one]}
          </button>
        ))}
      </div>
      {state.cancel === 'at-once' && isPaid && (
        <p className="hint">
          Full refund until {CLOCK.format(new Date(state.freeCancelUntil))}. After that we look at it
          together.
        </p>
      )}
      <Events state={state} />
      <Dialog title="Cancel this order?" isOpen={isCancelling} onClose={() => setCancelling(false)}>
        <p>
          {state.refundOnCancel
            ? refundText(state.refundOnCancel)
            : 'You have paid nothing for it, so nothing goes back.'}
        </p>
        <div className="after-sale__actions after-sale__actions--apart">
          <button type="button" className="button button--danger" onClick={() => cancel.run()}>
            Cancel order
          </button>
          <button type="button" className="button button--secondary" onClick={() => setCancelling(false)}>
            Keep it
          </button>
        </div>
      </Dialog>
      <Dialog
        title={kind ? requestLabels[kind] : ''}
        isOpen={kind !== undefined}
        onClose={() => setKind(undefined)}
      >
        {kind && <RequestForm orderId={orderId} kind={kind} onDone={() => setKind(undefined)} />}
      </Dialog>
    </section>
  );
}

function Events({ state: { requests, refunds } }: { state: AfterSale }) {
  return (
    <ul className="after-sale__events">
      {refunds.map(({ amount, currency, status, requestedAt, expectedBy }) => (
        <li key={requestedAt}>
          <strong className="number">
            Refund of {new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount)}
          </strong>{' '}
          {status === 'failed'
            ? 'did not go through; we are looking into it.'
            : `is on its way and arrives by ${DAY.format(new Date(expectedBy))}.`}
        </li>
      ))}
      {requests.map(({ _id, kind, status, answer: reply, stage }) => (
        <li key={_id}>
          <strong>{requestLabels[kind]}:</strong>{' '}
          {status === 'open' ? 'we will answer soon.' : `${status}. ${reply}`}
          {stage && <p className="after-sale__next">{returnStageText(kind, stage)}</p>}
        </li>
      ))}
    </ul>
  );
}

function isEmpty({ cancel, mayAsk, requests, refunds, hasInvoice }: AfterSale): boolean {
  return (
    cancel !== 'at-once' && !hasInvoice && [mayAsk, requests, refunds].every((list) => list.length === 0)
  );
}
