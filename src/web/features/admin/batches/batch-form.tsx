import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { BatchDetails, BatchStart } from '../../../../contract/admin/batches.ts';
import { adminBatches } from '../../../../messages/admin-batches.ts';
import { bestBeforeOf } from '../../../../rules/batches.ts';
import { dayOf } from '../../../../rules/days.ts';
import { toast } from '../../../lib/toast.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { SAVED } from '../../../ui/unsaved-guard.tsx';
import { BatchPhotos } from './batch-photos.tsx';
import { batchForm, batchOf, startValues, valuesOf } from './batch-values.ts';
import { editBatch, makeBatch } from './batches-queries.ts';
import { ReportField } from './report-field.tsx';

/** A new batch, or the correction of one. */
export function BatchForm({ start, batch }: { start: BatchStart; batch?: BatchDetails }) {
  const navigate = useNavigate();
  // of one form: a repeated request, after a lost connection, makes no second batch
  const [id] = useState(() => batch?._id ?? crypto.randomUUID());
  const values = batch ? valuesOf(batch, start) : startValues(start, dayOf(new Date()));
  return (
    <AdminForm
      schema={batchForm}
      fields={fieldsOf(
        start,
        values.sizes.map(({ size }) => size),
      )}
      values={values}
      button={adminBatches.save}
      onSave={async (input) => {
        const fields = batchOf(input);
        const saved = batch
          ? await editBatch(id, { ...fields, version: batch.version })
          : await makeBatch({ ...fields, _id: id, foodId: start.food._id });
        toast.success((batch ? adminBatches.saved : adminBatches.made)(saved.code));
        void navigate(`/admin/batches/${saved._id}`, SAVED);
        return undefined;
      }}
    >
      <Bottled start={start} />
      {!batch && <CountedBefore start={start} />}
      {!batch && <BestBefore shelfLifeDays={start.shelfLifeDays} />}
      <ReportField />
      <BatchPhotos />
    </AdminForm>
  );
}

function fieldsOf({ shelfLifeDays, code }: BatchStart, sizes: string[]): FieldSpec[] {
  return [
    { name: 'pressedOn', label: adminBatches.pressedOn, kind: 'date', columns: 3 },
    {
      name: 'bestBefore',
      label: adminBatches.bestBefore,
      kind: 'date',
      columns: 3,
      hint: shelfLifeDays ? adminBatches.lifeHint(shelfLifeDays) : adminBatches.noLifeDays,
    },
    { name: 'code', label: adminBatches.code, hint: adminBatches.codeLike(code) },
    { name: 'gramsIn', label: adminBatches.seedUsed, kind: 'number', columns: 2 },
    { name: 'outputAmount', label: adminBatches.got, kind: 'number', columns: 2 },
    {
      name: 'outputUnit',
      label: adminBatches.gotUnit,
      kind: 'select',
      columns: 2,
      choices: [
        ['ml', adminBatches.litres],
        ['g', adminBatches.kilos],
      ],
    },
    { name: 'seedSource', label: adminBatches.seedFrom },
    ...sizes.map(
      (size, index): FieldSpec => ({
        name: `sizes.${index}.made`,
        label: adminBatches.bottlesOf(size),
        kind: 'number',
        inputMode: 'numeric',
        columns: 2,
      }),
    ),
    { name: 'story', label: adminBatches.story, kind: 'area', hint: adminBatches.storyHint },
    { name: 'notes', label: adminBatches.notes, kind: 'area' },
  ];
}

/** The best-before day follows the press date until somebody writes it. */
function BestBefore({ shelfLifeDays }: { shelfLifeDays: number | null }) {
  const { watch, setValue, getFieldState, formState } = useFormContext();
  const pressedOn: string = watch('pressedOn');
  const isOwn = getFieldState('bestBefore', formState).isTouched;
  const last = useRef(pressedOn);
  useEffect(() => {
    if (last.current === pressedOn) return;
    last.current = pressedOn;
    if (shelfLifeDays && pressedOn && !isOwn)
      setValue('bestBefore', bestBeforeOf(pressedOn, shelfLifeDays), { shouldDirty: true });
  }, [pressedOn, shelfLifeDays, isOwn, setValue]);
  return null;
}

/** The first batch of a size: what was counted before is not lost, and is sold first. */
function CountedBefore({ start }: { start: BatchStart }) {
  const { watch } = useFormContext();
  const made = watch('sizes') as { size: string; made: string }[];
  const counted = start.sizes.filter(
    ({ size, stock, hasBatches }) =>
      !hasBatches && (stock ?? 0) > 0 && made.some((one) => one.size === size && Number(one.made) > 0),
  );
  if (counted.length === 0) return null;
  const pieces = counted.map(({ size, stock }) => `${stock} × ${size}`).join(', ');
  return (
    <p className="alert" role="status">
      {adminBatches.countedBefore(pieces)}
    </p>
  );
}

const THOUSAND = 1000;

/** Whether what was pressed is in the bottles, and how much the seed gave. */
function Bottled({ start }: { start: BatchStart }) {
  const { watch } = useFormContext();
  const [got, unit, seed, sizes] = watch(['outputAmount', 'outputUnit', 'gramsIn', 'sizes']);
  const bottled = (sizes as { size: string; made: string }[]).reduce((sum, { size, made }) => {
    const net = start.sizes.find((one) => one.size === size);
    return sum + (net?.netUnit === unit ? (net?.netAmount ?? 0) * (Number(made) || 0) : 0);
  }, 0);
  const pressed = Math.round(Number(got) * THOUSAND) || 0;
  if (pressed === 0) return null;
  const name = unit === 'ml' ? adminBatches.litres : adminBatches.kilos;
  const text = (amount: number) => `${amount / THOUSAND} ${name}`;
  return (
    <p className="hint" role="status">
      {bottled === pressed
        ? adminBatches.accountedFor(text(bottled))
        : adminBatches.notAccountedFor({ bottled: text(bottled), got: text(pressed) })}
      {Number(seed) > 0 && ` · ${adminBatches.yieldPercent(Math.round((Number(got) / Number(seed)) * 100))}`}
    </p>
  );
}
