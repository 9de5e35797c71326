import { z } from 'zod';
import {
  type BatchDetails,
  type BatchStart,
  batchFields,
  inOrder,
  wrongOrder,
} from '../../../../contract/admin/batches.ts';
import { bestBeforeOf } from '../../../../rules/batches.ts';

const { shape } = batchFields;
const THOUSAND = 1000;

/** Kilos or litres, as an admin writes them; empty: not known. */
const thousandths = z
  .string()
  .transform((text) => (text.trim() === '' ? null : Math.round(Number(text.replace(',', '.')) * THOUSAND)));

/** The form has kilos and litres as text; the API has grams and millilitres. */
export const batchForm = z
  .object({
    code: shape.code.or(z.literal('')),
    pressedOn: shape.pressedOn,
    bestBefore: shape.bestBefore,
    seedSource: shape.seedSource,
    notes: shape.notes,
    story: shape.story,
    photos: shape.photos,
    reportName: shape.reportName,
    reportUrl: z
      .string()
      .transform((url) => url || null)
      .pipe(shape.reportUrl.unwrap()),
    gramsIn: thousandths.pipe(shape.gramsIn.unwrap()),
    outputAmount: thousandths.pipe(shape.gramsIn.unwrap()),
    outputUnit: z.enum(['ml', 'g']),
    sizes: z.array(
      z.object({
        size: z.string(),
        made: z
          .string()
          .transform((text) => (text.trim() === '' ? 0 : Number(text)))
          .pipe(shape.sizes.element.shape.made),
      }),
    ),
  })
  .refine(inOrder, wrongOrder);

type FormInput = z.output<typeof batchForm>;

/** As the API wants it. */
export function batchOf({ outputAmount, outputUnit, sizes, ...fields }: FormInput) {
  return {
    ...fields,
    output: outputAmount === null ? null : { amount: outputAmount, unit: outputUnit },
    sizes,
  };
}

export function startValues({ shelfLifeDays, sizes }: BatchStart, today: string) {
  return {
    code: '',
    pressedOn: today,
    bestBefore: shelfLifeDays ? bestBeforeOf(today, shelfLifeDays) : '',
    seedSource: '',
    gramsIn: '',
    outputAmount: '',
    outputUnit: sizes.some(({ netUnit }) => netUnit === 'ml') ? 'ml' : 'g',
    notes: '',
    story: '',
    photos: [],
    reportUrl: '',
    reportName: '',
    sizes: sizes.map(({ size }) => ({ size, made: '' })),
  };
}

const inThousands = (amount: number | null | undefined) => (amount ? String(amount / THOUSAND) : '');

/** Also sizes of the food that the batch does not have. */
export function valuesOf(batch: BatchDetails, { sizes }: BatchStart) {
  const { output, gramsIn, reportUrl, pressedOn, bestBefore } = batch;
  const names = [...new Set([...sizes.map(({ size }) => size), ...batch.sizes.map(({ size }) => size)])];
  const madeOf = (size: string) => batch.sizes.find((one) => one.size === size)?.made ?? 0;
  return {
    code: batch.code,
    seedSource: batch.seedSource,
    notes: batch.notes,
    story: batch.story,
    photos: batch.photos,
    reportName: batch.reportName,
    pressedOn: pressedOn ?? '',
    bestBefore: bestBefore ?? '',
    reportUrl: reportUrl ?? '',
    gramsIn: inThousands(gramsIn),
    outputAmount: inThousands(output?.amount),
    outputUnit: output?.unit ?? 'ml',
    sizes: names.map((size) => ({ size, made: String(madeOf(size) || '') })),
  };
}
