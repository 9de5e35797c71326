import { useState } from 'react';
import { Link } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { z } from 'zod';
import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import {
  type ReturnRequest,
  type ReturnStepInput,
  returnCloseForm,
  returnRefundForm,
} from '../../../../contract/returns.ts';
import { nextReturnSteps, type ReturnStage, type ReturnStep } from '../../../../rules/returns.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { closeIfOutdated } from './close-if-outdated.ts';
import { advanceReturn } from './orders-queries.ts';

const kinds = { cancel: 'Cancellation', return: 'Return', exchange: 'Exchange', damage: 'Damage' } as const;
const stages: Record<ReturnStage, string> = {
  accepted: 'Accepted, the goods have not come back yet',
  received: 'Goods received',
  refunded: 'Refunded',
  closed: 'Closed',
};
const stepButtons: Record<ReturnStep, string> = {
  receive: 'Goods received',
  refund: 'Refund',
  close: 'Close without refund',
};

/** The customer's return requests, each with its stage and next step. */
export function ReturnsPanel({ order }: { order: OrderDetail }) {
  const [open, setOpen] = useState<{ request: ReturnRequest; step: ReturnStep }>();
  if (order.requests.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="returns">
      <h2 id="returns">Returns</h2>
      <ul className="returns">
        {order.requests.map((request) => (
          <li key={request._id}>
            <p>
              <strong>{kinds[request.kind]}</strong>: {stageOf(request)}
            </p>
            <p className="returns__text">{request.text}</p>
            <div className="order-actions">
              {request.status === 'open' && (
                <Link className="button button--small" to="/admin/requests">
                  Answer
                </Link>
              )}
              {nextReturnSteps(request.kind, request.stage).map((step, index) => (
                <button
                  key={step}
                  type="button"
                  className={index === 0 ? 'button button--small' : 'button button--secondary button--small'}
                  onClick={() => setOpen({ request, step })}
                >
                  {stepButtons[step]}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {open && <StepDialog order={order} {...open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

function stageOf({ status, stage, kind }: ReturnRequest): string {
  if (status === 'open') return 'waits for your answer';
  if (status === 'declined') return 'Declined';
  if (!stage) return 'Accepted';
  return stage === 'accepted' && kind === 'damage' ? 'Accepted' : stages[stage];
}

interface StepForm {
  title: string;
  text: string;
  schema: z.ZodType<Record<string, unknown>, Record<string, unknown>>;
  fields: readonly FieldSpec[];
  values: Record<string, unknown>;
  toInput: (input: Record<string, unknown>) => object;
}

function StepDialog({
  order,
  request,
  step,
  onClose,
}: {
  order: OrderDetail;
  request: ReturnRequest;
  step: ReturnStep;
  onClose: () => void;
}) {
  const { title, text, schema, fields, values, toInput } = formOf(order, request, step);
  return (
    <Dialog title={title} note={text} isOpen onClose={onClose}>
      <AdminForm
        className="dialog-form"
        schema={schema}
        fields={fields}
        values={values}
        button={stepButtons[step]}
        isUnguarded
        onSave={async (input) => {
          await advanceReturn(request._id, {
            step,
            version: order.version,
            ...toInput(input),
          } as ReturnStepInput);
          toast.success(`Order #${order.number}: done.`);
          onClose();
          return undefined;
        }}
        onError={closeIfOutdated(onClose)}
      />
    </Dialog>
  );
}

function formOf(order: OrderDetail, request: ReturnRequest, step: ReturnStep): StepForm {
  if (step === 'receive') return receiveForm(order, request);
  if (step === 'close') {
    return {
      title: 'Close without a refund?',
      text: 'For an exchange that was sent, or goods that never came. The customer reads the note in an e-mail.',
      schema: returnCloseForm,
      fields: [{ name: 'note', label: 'Note', kind: 'area' }],
      values: { note: '' },
      toInput: (input) => input,
    };
  }
  const payment = order.payments.find(({ refundableMinor }) => refundableMinor > 0);
  return {
    title: 'Refund this return',
    text: 'The money goes back by the payment that it came with.',
    schema: returnRefundForm,
    fields: [
      { name: 'amount', label: `Amount in ${payment?.currency ?? 'INR'}`, kind: 'number' },
      { name: 'reason', label: 'Reason', kind: 'area' },
    ],
    values: {
      amount: payment ? String(payment.refundableMinor / 100) : '',
      reason: `${kinds[request.kind]}: ${request.text}`.slice(0, 500),
    },
    toInput: (input) => ({ ...input, paymentId: payment?.id }),
  };
}

/** How many pieces of each line go back into stock; damaged ones do not. */
function receiveForm(order: OrderDetail, { kind }: ReturnRequest): StepForm {
  const lines = order.items.map((item, index) => ({ ...item, name: `line${index}` }));
  const pieces = (max: number) =>
    z.coerce.number('A whole number').int('A whole number').min(0, 'Not below 0').max(max, `At most ${max}`);
  return {
    title: 'The goods came back',
    text: 'How many go back on the shelf and are sold again? The rest is written off.',
    schema: z.object(Object.fromEntries(lines.map(({ name, quantity }) => [name, pieces(quantity)]))),
    fields: lines.map(({ name, product, size, quantity }) => ({
      name,
      label: `${product.name}, ${size} (of ${quantity})`,
      kind: 'number',
    })),
    values: Object.fromEntries(
      lines.map(({ name, quantity }) => [name, kind === 'damage' ? '0' : String(quantity)]),
    ),
    toInput: (input) => ({
      restocked: lines.map(({ name, product, size }) => ({
        productId: product._id,
        size,
        quantity: input[name],
      })),
    }),
  };
}
