import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { z } from 'zod';
import { type StockMovement, stockMovement } from '../../../../contract/admin/stock.ts';
import type { AdminFood } from '../../../../contract/food-input.ts';
import { adminBatches } from '../../../../messages/admin-batches.ts';
import { adminStock } from '../../../../messages/admin-stock.ts';
import { movementReasons } from '../../../../rules/stock-reasons.ts';
import { toast } from '../../../lib/toast.ts';
import { useRight } from '../../../lib/use-right.ts';
import { Field } from '../../../ui/field.tsx';
import { type Choice, SelectField } from '../../../ui/select-field.tsx';
import { StaffLink } from '../../../ui/staff-link.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAdminForm } from '../../../ui/use-admin-form.ts';
import { moveStock } from './stock-queries.ts';

const movementForm = stockMovement.omit({ requestId: true }).extend({
  quantity: z
    .string()
    .transform((text) => (text.trim() === '' ? Number.NaN : Number(text)))
    .pipe(stockMovement.shape.quantity),
});
type Values = z.input<typeof movementForm>;
type Input = Omit<StockMovement, 'requestId'>;

/** Pieces that came in, or that were broken, expired or used. */
export function StockForm({ food }: { food: AdminFood }) {
  const counted = food.quantities.filter(({ stock, hasBatches }) => stock !== null && !hasBatches);
  const mayCount = useRight('stock');
  const isInBatches = food.quantities.some(({ hasBatches }) => hasBatches);
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const { form, submit, isBusy, failure } = useAdminForm<Values, Input>({
    resolver: zodResolver(movementForm),
    values: { size: counted[0]?.size ?? '', reason: 'restocked', quantity: '', note: '' },
    mode: 'onSubmit',
    onSave: async (input) => {
      const { size, stock } = await moveStock(food._id, { ...input, requestId });
      toast.success(adminStock.recorded({ size, stock: adminStock.pieces(stock) }));
      setRequestId(crypto.randomUUID());
      return { size, reason: input.reason, quantity: '', note: '' };
    },
  });
  const { register, formState } = form;
  if (!mayCount) return null;
  if (counted.length === 0) return isInBatches ? <BatchNote foodId={food._id} /> : null;
  return (
    <form method="post" className="panel stock-form" noValidate onSubmit={submit}>
      <h2>{adminStock.move}</h2>
      <p className="hint">{adminStock.moveNote}</p>
      {isInBatches && <BatchNote foodId={food._id} />}
      <div className="stock-form__fields">
        <SelectField
          label={adminStock.size}
          choices={counted.map(({ size, stock }): Choice => [size, `${size} – ${adminStock.pieces(stock)}`])}
          {...register('size')}
        />
        <SelectField
          label={adminStock.reason}
          choices={movementReasons.map((name): Choice => [name, adminStock.reasonName(name)])}
          {...register('reason')}
        />
        <Field
          label={adminStock.quantity}
          inputMode="numeric"
          autoComplete="off"
          error={formState.errors.quantity?.message}
          {...register('quantity')}
        />
        <Field
          label={adminStock.note}
          placeholder={adminStock.noteExample}
          autoComplete="off"
          error={formState.errors.note?.message}
          {...register('note')}
        />
      </div>
      <div role="alert">{failure && <p className="alert alert--danger">{failure}</p>}</div>
      <SubmitButton isBusy={isBusy} className="button">
        {adminStock.record}
      </SubmitButton>
    </form>
  );
}

/** Bottles without a batch could not be traced: they are counted where the batches are. */
function BatchNote({ foodId }: { foodId: string }) {
  return (
    <p className="hint">
      {adminBatches.inBatches}{' '}
      <StaffLink to={`/admin/batches?food=${encodeURIComponent(foodId)}`}>
        {adminBatches.goToBatches}
      </StaffLink>
    </p>
  );
}
