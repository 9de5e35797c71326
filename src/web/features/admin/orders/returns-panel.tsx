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
import { adminOrders } from '../../../../messages/admin-orders.ts';
import { adminReturns } from '../../../../messages/admin-returns.ts';
import { nextReturnSteps, type ReturnStep } from '../../../../rules/returns.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { closeIfOutdated } from './close-if-outdated.ts';
import { advanceReturn } from './orders-queries.ts';

/** The customer's return requests, each with its stage and next step. */
export function ReturnsPanel({ order }: { order: OrderDetail }) {
  const [open, setOpen] = useState<{ request: ReturnRequest; step: ReturnStep }>();
  if (order.requests.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="returns">
      <h2 id="returns">{adminReturns.ofOrder}</h2>
      <ul className="returns">
        {order.requests.map((request) => (
          <li key={request._id}>
            <p>
              <strong>{adminReturns.kind(request.kind)}</strong>: {stageOf(request)}
            </p>
            <p className="returns__text">{request.text}</p>
            <div className="order-actions">
              {request.status === 'open' && (
                <Link className="button button--small" to="/admin/requests">
                  {adminReturns.reply}
                </Link>
              )}
              {nextReturnSteps(request.kind, request.stage).map((step, index) => (
                <button
                  key={step}
                  type="button"
                  className={index === 0 ? 'button button--small' : 'button button--secondary button--small'}
                  onClick={() => setOpen({ request, step })}
                >
                  {adminReturns.step(step)}
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
  if (status === 'open') return adminReturns.waits;
  if (status === 'declined') return adminReturns.declined;
  if (!stage) return adminReturns.accepted;
  return stage === 'accepted' && kind === 'damage' ? adminReturns.accepted : adminReturns.stage(stage);
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
        button={adminReturns.step(step)}
        isUnguarded
        onSave={async (input) => {
          await advanceReturn(request._id, {
            step,
            version: order.version,
            ...toInput(input),
          } as ReturnStepInput);
          toast.success(adminOrders.done(order.number));
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
      title: adminReturns.closeTitle,
      text: adminReturns.closeNote,
      schema: returnCloseForm,
      fields: [{ name: 'note', label: adminOrders.note, kind: 'area' }],
      values: { note: '' },
      toInput: (input) => input,
    };
  }
  const payment = order.payments.find(({ refundableMinor }) => refundableMinor > 0);
  return {
    title: adminReturns.refundTitle,
    text: adminReturns.refundNote,
    schema: returnRefundForm,
    fields: [
      { name: 'amount', label: adminOrders.amountIn(payment?.currency ?? 'INR'), kind: 'number' },
      { name: 'reason', label: adminOrders.reason, kind: 'area' },
    ],
    values: {
      amount: payment ? String(payment.refundableMinor / 100) : '',
      reason: `${adminReturns.kind(request.kind)}: ${request.text}`.slice(0, 500),
    },
    toInput: (input) => ({ ...input, paymentId: payment?.id }),
  };
}

/** How many pieces of each line go back into stock; damaged ones do not. */
function receiveForm(order: OrderDetail, { kind }: ReturnRequest): StepForm {
  const lines = order.items.map((item, index) => ({ ...item, name: `line${index}` }));
  const pieces = (max: number) =>
    z.coerce
      .number(adminReturns.wholeNumber)
      .int(adminReturns.wholeNumber)
      .min(0, adminReturns.notBelowZero)
      .max(max, adminReturns.maxQuantity(max));
  return {
    title: adminReturns.receiveTitle,
    text: adminReturns.receiveNote,
    schema: z.object(Object.fromEntries(lines.map(({ name, quantity }) => [name, pieces(quantity)]))),
    fields: lines.map(({ name, product, size, quantity }) => ({
      name,
      label: adminReturns.lineOf({ food: product.name, size, quantity }),
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
