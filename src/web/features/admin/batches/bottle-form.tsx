import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { z } from 'zod';
import { type BatchDetails, type BottleChange, bottleChange } from '../../../../contract/admin/batches.ts';
import { adminBatches } from '../../../../messages/admin-batches.ts';
import { bottleChangeReasons } from '../../../../rules/batches.ts';
import { toast } from '../../../lib/toast.ts';
import { Field } from '../../../ui/field.tsx';
import { type Choice, SelectField } from '../../../ui/select-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAdminForm } from '../../../ui/use-admin-form.ts';
import { changeBottles } from './batches-queries.ts';

const form = bottleChange.omit({ requestId: true }).extend({
  quantity: z
    .string()
    .transform((text) => (text.trim() === '' ? Number.NaN : Number(text)))
    .pipe(bottleChange.shape.quantity),
});
type Values = z.input<typeof form>;
type Input = Omit<BottleChange, 'requestId'>;

/** Bottles that broke, expired or were used, or a count. */
export function BottleForm({ batch }: { batch: BatchDetails }) {
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const empty: Values = { size: batch.sizes[0]?.size ?? '', reason: 'broken', quantity: '', note: '' };
  const {
    form: { register, formState },
    submit,
    isBusy,
    failure,
  } = useAdminForm<Values, Input>({
    resolver: zodResolver(form),
    values: empty,
    mode: 'onSubmit',
    onSave: async (input) => {
      await changeBottles(batch._id, { ...input, requestId });
      setRequestId(crypto.randomUUID());
      toast.success(adminBatches.recorded);
      return { ...empty, size: input.size };
    },
  });
  if (batch.sizes.length === 0) return null;
  const { errors } = formState;
  return (
    <form
      method="post"
      className="panel batch-extra"
      noValidate
      onSubmit={submit}
      aria-labelledby="write-off"
    >
      <h2 id="write-off">{adminBatches.writeOff}</h2>
      <div className="field-grid">
        <SelectField
          label={adminBatches.bottles}
          columns={3}
          choices={batch.sizes.map(({ size }): Choice => [size, size])}
          {...register('size')}
        />
        <SelectField
          label={adminBatches.reason}
          columns={3}
          choices={bottleChangeReasons.map((reason): Choice => [reason, adminBatches.reasonName(reason)])}
          {...register('reason')}
        />
        <Field
          label={adminBatches.howMany}
          type="number"
          inputMode="numeric"
          columns={3}
          autoComplete="off"
          hint={adminBatches.quantityHint}
          error={errors.quantity?.message}
          {...register('quantity')}
        />
        <Field
          label={adminBatches.note}
          columns={3}
          autoComplete="off"
          error={errors.note?.message}
          {...register('note')}
        />
      </div>
      <div role="alert">{failure && <p className="alert alert--danger">{failure}</p>}</div>
      <SubmitButton isBusy={isBusy}>{adminBatches.record}</SubmitButton>
    </form>
  );
}
