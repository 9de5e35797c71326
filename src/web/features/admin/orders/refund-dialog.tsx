import './returns-panel.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { OrderAction, OrderDetail, RefundPreview } from '../../../../contract/admin/orders.ts';
import type { ReturnRequest, ReturnStepInput } from '../../../../contract/returns.ts';
import { adminOrders } from '../../../../messages/admin-orders.ts';
import { adminReturns } from '../../../../messages/admin-returns.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { adminKey } from '../../../lib/admin-queries.ts';
import { queries } from '../../../lib/queries.ts';
import { toast } from '../../../lib/toast.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { closeIfOutdated } from './close-if-outdated.ts';
import { actOnOrder, advanceReturn, fetchRefundPreview } from './orders-queries.ts';
import { RefundItems, RefundTotals } from './refund-items.tsx';

interface RefundDialogProps {
  order: OrderDetail;
  /** Undefined: a refund without a return. */
  request?: ReturnRequest;
  onClose: () => void;
}

/** A refund by item, with its tax before it is made; or of another amount. */
export function RefundDialog({ order, request, onClose }: RefundDialogProps) {
  const payment = order.payments.find(({ refundableMinor }) => refundableMinor > 0);
  const [pieces, setPieces] = useState(() => piecesOf(order, request));
  const [isSending, setSending] = useState(false);
  const [charges, setCharges] = useState<boolean>();
  const [isByAmount, setByAmount] = useState(false);
  const [amount, setAmount] = useState(payment ? String(payment.refundableMinor / 100) : '');
  const [reason, setReason] = useState(
    request ? `${adminReturns.kind(request.kind)}: ${request.text}`.slice(0, 500) : '',
  );
  const items = pieces.flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity }] : []));
  const preview = useQuery(
    {
      queryKey: adminKey('refund-preview', order._id, order.version, items, charges),
      queryFn: () => fetchRefundPreview(order._id, items, charges),
      placeholderData: keepPreviousData,
      retry: false,
      // the order changes while its refund is recorded
      enabled: order.invoice !== null && !isSending,
    },
    queries,
  );
  const hasItems = order.invoice !== null && !preview.isError;
  const isAmount = isByAmount || !hasItems;
  const isNothing = isAmount ? !(Number(amount) > 0) : items.length === 0;
  const { run, isPending, problem } = useAction<void>(
    async () => {
      const choice = isAmount
        ? { paymentId: payment?.id, amount: Number(amount) }
        : { items, charges, amount: preview.data ? preview.data.amountMinor / 100 : undefined };
      const input = { version: order.version, reason, ...choice };
      return request
        ? advanceReturn(request._id, { step: 'refund', ...input } as ReturnStepInput)
        : actOnOrder(order._id, { action: 'refund', ...input } as OrderAction);
    },
    {
      onSuccess: () => {
        toast.success(adminOrders.done(order.number));
        onClose();
      },
      onStart: () => setSending(true),
      onError: (error) => {
        setSending(false);
        closeIfOutdated(onClose)(error);
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isNothing) run();
  };
  const title = request ? adminReturns.refundTitle : adminOrders.refundTitle;
  return (
    <Dialog title={title} note={adminReturns.refundNote} size="medium" isOpen onClose={onClose}>
      <form method="post" className="refund-dialog" noValidate onSubmit={submit}>
        {hasItems && (
          <div className="refund-dialog__modes">
            {[false, true].map((mode) => (
              <button
                key={String(mode)}
                type="button"
                aria-pressed={isByAmount === mode}
                className={`button button--small ${isByAmount === mode ? '' : 'button--secondary'}`}
                onClick={() => setByAmount(mode)}
              >
                {mode ? adminReturns.byAmount : adminReturns.byItem}
              </button>
            ))}
          </div>
        )}
        {!isAmount && preview.data && (
          <>
            <RefundItems order={order} preview={preview.data} pieces={pieces} onChange={setPieces} />
            {preview.data.chargesLeft > 0 && (
              <label className="refund-dialog__check">
                <input
                  type="checkbox"
                  checked={charges ?? preview.data.charges > 0}
                  onChange={(event) => setCharges(event.target.checked)}
                />
                {adminReturns.deliveryToo(formatRupees(preview.data.chargesLeft))}
              </label>
            )}
            {isNothing ? (
              <p className="hint">{adminReturns.chooseItems}</p>
            ) : (
              <RefundTotals preview={preview.data} />
            )}
          </>
        )}
        {isAmount && (
          <Field
            label={adminOrders.amountIn(payment?.currency ?? 'INR')}
            type="number"
            min="0.01"
            step="0.01"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        )}
        <Field
          label={adminOrders.reason}
          rows={2}
          maxLength={500}
          value={reason}
          error={problem}
          onChange={(event) => setReason(event.target.value)}
        />
        <SubmitButton isBusy={isPending} isDisabled={!isPending && isNothing}>
          {isNothing ? adminOrders.refundTitle : buttonText(isAmount, amount, preview.data)}
        </SubmitButton>
      </form>
    </Dialog>
  );
}

function buttonText(isAmount: boolean, amount: string, preview: RefundPreview | undefined): string {
  if (isAmount || !preview || preview.currency !== 'INR') {
    return adminReturns.refundAmount(isAmount ? amount : amountOf(preview));
  }
  return adminReturns.refundNow(formatRupees(preview.total));
}

function amountOf(preview: RefundPreview | undefined): string {
  return preview ? `${(preview.amountMinor / 100).toFixed(2)} ${preview.currency}` : '';
}

/** Of a return: what the customer has named, else everything. */
function piecesOf({ items }: OrderDetail, request: ReturnRequest | undefined): number[] {
  if (!request) return items.map(() => 0);
  if (request.items.length === 0) return items.map(({ quantity }) => quantity);
  return items.map((_, line) => request.items.find((item) => item.line === line)?.quantity ?? 0);
}
