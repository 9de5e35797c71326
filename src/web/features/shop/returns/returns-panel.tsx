import './returns-panel.css';
import { Ban, FileDown } from 'lucide-react';
import { useState } from 'react';
import type { Order } from '../../../../contract/order.ts';
import type { AfterSale } from '../../../../contract/returns.ts';
import { currentLanguage } from '../../../../messages/current-language.ts';
import { myOrders } from '../../../../messages/my-orders.ts';
import { returns } from '../../../../messages/returns.ts';
import { localeOf } from '../../../../rules/locale.ts';
import { refundText } from '../../../../rules/refund-text.ts';
import { type RequestKind, returnStageText } from '../../../../rules/returns.ts';
import { shownDay, shownDayAndTime } from '../../../../rules/shown-time.ts';
import { RichText } from '../../../lib/rich-text.tsx';
import { toast } from '../../../lib/toast.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { ReturnSteps } from '../../shared/returns/return-steps.tsx';
import { RequestForm } from './request-form.tsx';
import { cancelOrder, downloadCreditNote, downloadInvoice, useAfterSale } from './returns-data.ts';
import { SentBack } from './sent-back.tsx';

/** The options that the policy gives a customer after the order, with the state of requests and refunds. */
export function AfterSalePanel({
  orderId,
  items,
  isPaid,
}: {
  orderId: string;
  items: Order['items'];
  isPaid: boolean;
}) {
  const state = useAfterSale(orderId);
  const [kind, setKind] = useState<RequestKind>();
  const [isCancelling, setCancelling] = useState(false);
  const download = useAction(() => downloadInvoice(orderId), {
    onError: ({ message }) => toast.error(message),
  });
  const downloadNote = useAction(downloadCreditNote, { onError: ({ message }) => toast.error(message) });
  const cancel = useAction(() => cancelOrder(orderId), {
    onStart: () => setCancelling(false),
    onSuccess: () => toast.success(returns.cancelled),
    onError: ({ message }) => toast.error(message),
  });
  if (!state || isEmpty(state)) return null;
  return (
    <section className="panel after-sale" aria-labelledby="after-sale">
      <h2 id="after-sale">{returns.title}</h2>
      <div className="after-sale__actions">
        {state.hasInvoice && (
          <button
            type="button"
            className="button button--secondary button--small"
            onClick={() => download.run()}
          >
            <FileDown size={18} strokeWidth={1.75} aria-hidden="true" />
            {returns.downloadInvoice}
          </button>
        )}
        {state.creditNotes.map(({ _id, number }) => (
          <button
            key={_id}
            type="button"
            className="button button--secondary button--small"
            onClick={() => downloadNote.run(_id)}
          >
            <FileDown size={18} strokeWidth={1.75} aria-hidden="true" />
            {returns.creditNote(number)}
          </button>
        ))}
        {state.cancel === 'at-once' && (
          <button
            type="button"
            className="button button--secondary button--small"
            onClick={() => setCancelling(true)}
          >
            <Ban size={18} strokeWidth={1.75} aria-hidden="true" />
            {returns.cancelOrder}
          </button>
        )}
        {state.mayAsk.map((one) => (
          <button
            key={one}
            type="button"
            className="button button--secondary button--small"
            onClick={() => setKind(one)}
          >
            {returns.kind(one)}
          </button>
        ))}
      </div>
      {state.cancel === 'at-once' && isPaid && (
        <p className="hint">
          {returns.fullRefundUntil(shownDayAndTime(state.freeCancelUntil, currentLanguage()))}
        </p>
      )}
      <Events state={state} />
      <Dialog title={returns.cancelQuestion} isOpen={isCancelling} onClose={() => setCancelling(false)}>
        <p>{state.refundOnCancel ? refundText(state.refundOnCancel) : returns.nothingPaid}</p>
        <div className="after-sale__actions after-sale__actions--apart">
          <button type="button" className="button button--danger" onClick={() => cancel.run()}>
            {returns.cancelOrder}
          </button>
          <button type="button" className="button button--secondary" onClick={() => setCancelling(false)}>
            {myOrders.keep}
          </button>
        </div>
      </Dialog>
      <Dialog
        title={kind ? returns.kind(kind) : ''}
        isOpen={kind !== undefined}
        onClose={() => setKind(undefined)}
      >
        {kind && (
          <RequestForm orderId={orderId} items={items} kind={kind} onDone={() => setKind(undefined)} />
        )}
      </Dialog>
    </section>
  );
}

function Events({ state: { requests, refunds } }: { state: AfterSale }) {
  return (
    <ul className="after-sale__events">
      {refunds.map(({ amount, currency, status, requestedAt, expectedBy }) => (
        <li key={requestedAt}>
          <RichText
            text={
              status === 'failed'
                ? returns.refundFailed(amountText(amount, currency))
                : returns.refundComing({
                    amount: amountText(amount, currency),
                    day: shownDay(expectedBy, currentLanguage()),
                  })
            }
            tags={{ refund: (text) => <strong className="number">{text}</strong> }}
          />
        </li>
      ))}
      {requests.map((request) => (
        <RequestState key={request._id} request={request} />
      ))}
    </ul>
  );
}

function RequestState({ request }: { request: AfterSale['requests'][number] }) {
  const { kind, status, answer: reply, stage, sentAt, goodsStay, returnTracking } = request;
  const isAwaited = stage === 'accepted' && !goodsStay && kind !== 'damage';
  return (
    <li>
      <strong>{returns.request(kind)}:</strong> {status === 'open' ? returns.open : returns[status](reply)}
      <ReturnSteps request={request} />
      {stage && (
        <p className="after-sale__next">
          {returnStageText(kind, stage, { isSent: sentAt !== null, goodsStay })}
        </p>
      )}
      {returnTracking && <p>{returns.trackedAs(returnTracking)}</p>}
      {isAwaited && !sentAt && <SentBack request={request} />}
    </li>
  );
}

function isEmpty({ cancel, mayAsk, requests, refunds, hasInvoice }: AfterSale): boolean {
  return (
    cancel !== 'at-once' && !hasInvoice && [mayAsk, requests, refunds].every((list) => list.length === 0)
  );
}

function amountText(amount: number, currency: string): string {
  return new Intl.NumberFormat(localeOf(currentLanguage()), {
    style: 'currency',
    currency,
  }).format(amount);
}
