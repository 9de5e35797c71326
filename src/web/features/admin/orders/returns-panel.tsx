import './returns-panel.css';
import { useState } from 'react';
import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import type { ReturnRequest } from '../../../../contract/returns.ts';
import { adminReturns } from '../../../../messages/admin-returns.ts';
import { nextReturnSteps, type ReturnStep } from '../../../../rules/returns.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { useRight } from '../../../lib/use-right.ts';
import { Image, SmallImage } from '../../../ui/image.tsx';
import { ReturnSteps } from '../../shared/returns/return-steps.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundState } from './refund-state.tsx';
import { type Decision, DecisionDialog, StepDialog } from './return-dialogs.tsx';
import { ReturnTracking } from './return-tracking.tsx';

type Opened =
  | { request: ReturnRequest; step: Exclude<ReturnStep, 'send'> }
  | { request: ReturnRequest; decision: Decision };

/** The customer's return requests, each with its steps and what can be done next. */
export function ReturnsPanel({ order }: { order: OrderDetail }) {
  const [open, setOpen] = useState<Opened>();
  if (order.requests.length === 0) return null;
  const close = () => setOpen(undefined);
  return (
    <section className="panel" aria-labelledby="returns">
      <h2 id="returns">{adminReturns.ofOrder}</h2>
      <ul className="returns">
        {order.requests.map((request) => (
          <li key={request._id}>
            <ReturnCard order={order} request={request} onOpen={setOpen} />
          </li>
        ))}
      </ul>
      {open && 'decision' in open && <DecisionDialog {...open} onClose={close} />}
      {open && 'step' in open && open.step === 'refund' && (
        <RefundDialog order={order} request={open.request} onClose={close} />
      )}
      {open && 'step' in open && open.step !== 'refund' && (
        <StepDialog order={order} request={open.request} step={open.step} onClose={close} />
      )}
    </section>
  );
}

function ReturnCard({
  order,
  request,
  onOpen,
}: {
  order: OrderDetail;
  request: ReturnRequest;
  onOpen: (open: Opened) => void;
}) {
  const { kind, status, stage, goodsStay, text, photos, items, createdAt, refundId } = request;
  const refund = order.refunds.find(({ id }) => id === refundId);
  const isAwaited = stage === 'accepted' && !goodsStay;
  const mayManage = useRight('manage-orders');
  return (
    <>
      <p className="returns__head">
        <span>
          <strong>{adminReturns.kind(kind)}</strong>: {stageOf(request)}
        </span>
        <span>{adminReturns.askedOn(formatDateTime(createdAt))}</span>
      </p>
      <ReturnSteps request={request} />
      <blockquote className="returns__text">
        {text}
        {photos.length > 0 && (
          <span className="returns__photos">
            {photos.map((url, index) => (
              <a key={url} href={url} target="_blank" rel="noreferrer">
                <Image
                  src={url}
                  fullWidth={800}
                  sizes="80px"
                  width={80}
                  height={80}
                  alt={adminReturns.photo(index + 1)}
                />
              </a>
            ))}
          </span>
        )}
      </blockquote>
      <ul className="returns__items">
        {items.map(({ line, quantity }) => {
          const item = order.items[line];
          return (
            item && (
              <li key={line}>
                <SmallImage url={item.product.imageUrl} alt="" />
                <span>
                  <strong>
                    {item.product.name} {item.size}
                  </strong>
                  <small>{adminReturns.quantityOf({ quantity, of: item.quantity })}</small>
                </span>
              </li>
            )
          );
        })}
      </ul>
      {isAwaited && mayManage && <ReturnTracking order={order} request={request} />}
      {mayManage && (
        <div className="order-actions">
          {status === 'open' && <Decisions request={request} onOpen={onOpen} />}
          {nextReturnSteps(kind, stage, goodsStay).map((step, index) => (
            <button
              key={step}
              type="button"
              className={index === 0 ? 'button button--small' : 'button button--secondary button--small'}
              onClick={() => onOpen({ request, step })}
            >
              {isAwaited && step === 'close' ? adminReturns.neverCame : adminReturns.step(step)}
            </button>
          ))}
        </div>
      )}
      {refund && <RefundState refund={refund} />}
    </>
  );
}

function Decisions({ request, onOpen }: { request: ReturnRequest; onOpen: (open: Opened) => void }) {
  const button = (decision: Decision, text: string, style: string) => (
    <button
      type="button"
      className={`button button--small ${style}`}
      onClick={() => onOpen({ request, decision })}
    >
      {text}
    </button>
  );
  const isCancel = request.kind === 'cancel';
  return (
    <>
      {button('back', isCancel ? adminReturns.acceptAndCancel : adminReturns.acceptBack, '')}
      {!isCancel &&
        request.kind !== 'exchange' &&
        button('stay', adminReturns.acceptStay, 'button--secondary')}
      {button('decline', adminReturns.decline, 'button--danger-quiet')}
    </>
  );
}

function stageOf({ status, stage, kind, goodsStay, sentAt }: ReturnRequest): string {
  if (status === 'open') return adminReturns.waits;
  if (status === 'declined') return adminReturns.declined;
  if (!stage || (stage === 'accepted' && (kind === 'damage' || goodsStay))) return adminReturns.accepted;
  return stage === 'accepted' && sentAt ? adminReturns.onTheirWay : adminReturns.stage(stage);
}
