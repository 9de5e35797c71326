import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { type FoodValues, NO_SIZE } from './food-values.ts';
import { FormSection } from './form-section.tsx';

/** Sizes and prices, in the order of the product page. */
export function SizeRows() {
  const { control, register, formState } = useFormContext<FoodValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'quantities' });
  const errors = formState.errors.quantities;
  return (
    <FormSection title="Sizes and prices" note="MRP with taxes" hasError={Boolean(errors)}>
      {fields.length === 0 && <p className="hint">Without a size the food is not shown in the shop.</p>}
      <ul className="form-rows">
        {fields.map(({ id }, index) => (
          <li key={id} className="form-rows__row form-rows__row--size">
            <Field
              label="Size"
              placeholder="500 ml"
              autoComplete="off"
              error={errors?.[index]?.size?.message}
              {...register(`quantities.${index}.size`)}
            />
            <Field
              label="Price (₹)"
              inputMode="decimal"
              autoComplete="off"
              error={errors?.[index]?.price?.message}
              {...register(`quantities.${index}.price`)}
            />
            <Field
              label="Stock"
              inputMode="numeric"
              placeholder="Unlimited"
              autoComplete="off"
              error={errors?.[index]?.stock?.message}
              {...register(`quantities.${index}.stock`)}
            />
            <Field
              label="Net quantity"
              placeholder="As the size"
              autoComplete="off"
              error={errors?.[index]?.net && 'Write it as 500 ml or 1 kg'}
              {...register(`quantities.${index}.net`)}
            />
            <button
              type="button"
              className="button button--danger-quiet button--small form-rows__remove"
              aria-label={`Remove size ${index + 1}`}
              onClick={() => remove(index)}
            >
              <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
              <span>Remove</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button button--secondary" onClick={() => append(NO_SIZE)}>
        <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
        Add Size/Price
      </button>
    </FormSection>
  );
}
