import { z } from 'zod';
import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import { type ReturnRequest, type ReturnStepInput, returnCloseForm } from '../../../../contract/returns.ts';
import { adminOrders } from '../../../../messages/admin-orders.ts';
import { adminReturns } from '../../../../messages/admin-returns.ts';
import { toast } from '../../../lib/toast.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { closeIfOutdated } from './close-if-outdated.ts';
import { advanceReturn, decideReturn } from './orders-queries.ts';

/** Accepted and the goods come back, accepted and they stay, or declined. */
export type Decision = 'back' | 'stay' | 'decline';

const reply = z.object({
  answer: z
    .string()
    .trim()
    .min(1, { error: () => adminReturns.replyMissing })
    .max(2000),
});

/** The customer reads the reply in an e-mail. */
export function DecisionDialog({
  request,
  decision,
  onClose,
}: {
  request: ReturnRequest;
  decision: Decision;
  onClose: () => void;
}) {
  const isCancel = request.kind === 'cancel';
  const titles: Record<Decision, string> = {
    back: isCancel ? adminReturns.acceptAndCancel : adminReturns.acceptBack,
    stay: adminReturns.acceptStay,
    decline: adminReturns.decline,
  };
  const replies: Record<Decision, string> = {
    back: isCancel || request.kind === 'exchange' ? '' : adminReturns.acceptBackReply,
    stay: adminReturns.acceptStayReply,
    decline: '',
  };
  return (
    <Dialog title={titles[decision]} note={request.text} isOpen onClose={onClose}>
      <AdminForm
        className="dialog-form"
        schema={reply}
        fields={[{ name: 'answer', label: adminReturns.yourReply, kind: 'area' }]}
        values={{ answer: replies[decision] }}
        button={titles[decision]}
        isDanger={decision === 'decline'}
        isUnguarded
        onSave={async ({ answer }) => {
          const accept = decision !== 'decline';
          await decideReturn(request._id, { accept, answer, goodsStay: decision === 'stay' });
          toast.success(adminReturns.replied);
          onClose();
          return undefined;
        }}
        onError={closeIfOutdated(onClose)}
      />
    </Dialog>
  );
}

interface StepForm {
  title: string;
  text: string;
  schema: z.ZodType<Record<string, unknown>, Record<string, unknown>>;
  fields: readonly FieldSpec[];
  values: Record<string, unknown>;
  toInput: (input: Record<string, unknown>) => object;
}

export function StepDialog({
  order,
  request,
  step,
  onClose,
}: {
  order: OrderDetail;
  request: ReturnRequest;
  step: 'receive' | 'close';
  onClose: () => void;
}) {
  const { title, text, schema, fields, values, toInput } =
    step === 'receive' ? receiveForm(order, request) : closeForm();
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

function closeForm(): StepForm {
  return {
    title: adminReturns.closeTitle,
    text: adminReturns.closeNote,
    schema: returnCloseForm,
    fields: [{ name: 'note', label: adminOrders.note, kind: 'area' }],
    values: { note: '' },
    toInput: (input) => input,
  };
}

/** How many pieces of each line go back into stock; damaged ones do not. */
function receiveForm(order: OrderDetail, { kind, items }: ReturnRequest): StepForm {
  const returned = new Map(items.map(({ line, quantity }) => [line, quantity]));
  const lines = order.items
    .map((item, index) => ({
      ...item,
      name: `line${index}`,
      quantity: returned.get(index) ?? item.quantity,
      index,
    }))
    .filter(({ index }) => items.length === 0 || returned.has(index));
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
