import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { adminFoods } from '../../../../messages/admin-foods.ts';
import { adminStock } from '../../../../messages/admin-stock.ts';
import { Field } from '../../../ui/field.tsx';
import { type FoodValues, NO_SIZE } from './food-values.ts';
import { FormSection } from './form-section.tsx';

/** Sizes and prices, in the order of the product page. */
export function SizeRows() {
  const { control, register, formState } = useFormContext<FoodValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'quantities' });
  const errors = formState.errors.quantities;
  return (
    <FormSection title={adminFoods.sizes} note={adminFoods.sizesNote} hasError={Boolean(errors)}>
      {fields.length === 0 && <p className="hint">{adminFoods.sizesMissing}</p>}
      <ul className="form-rows">
        {fields.map(({ id }, index) => (
          <li key={id} className="form-rows__row form-rows__row--size">
            <Field
              label={adminFoods.size}
              placeholder="500 ml"
              autoComplete="off"
              error={errors?.[index]?.size?.message}
              {...register(`quantities.${index}.size`)}
            />
            <Field
              label={adminFoods.sizePrice}
              inputMode="decimal"
              autoComplete="off"
              error={errors?.[index]?.price?.message}
              {...register(`quantities.${index}.price`)}
            />
            <Field
              label={adminFoods.stock}
              inputMode="numeric"
              placeholder={adminFoods.unlimited}
              autoComplete="off"
              error={errors?.[index]?.stock?.message}
              {...register(`quantities.${index}.stock`)}
            />
            <Field
              label={adminStock.lowStock}
              inputMode="numeric"
              placeholder={adminStock.lowStockAsShop}
              autoComplete="off"
              error={errors?.[index]?.lowStock?.message}
              {...register(`quantities.${index}.lowStock`)}
            />
            <Field
              label={adminFoods.net}
              placeholder={adminFoods.netAsSize}
              autoComplete="off"
              error={errors?.[index]?.net && adminFoods.netInvalid}
              {...register(`quantities.${index}.net`)}
            />
            <Field
              label={adminFoods.shelf}
              placeholder="A2"
              autoComplete="off"
              error={errors?.[index]?.shelf?.message}
              {...register(`quantities.${index}.shelf`)}
            />
            <button
              type="button"
              className="button button--danger-quiet button--small form-rows__remove"
              aria-label={adminFoods.removeSize(index + 1)}
              onClick={() => remove(index)}
            >
              <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
              <span>{adminFoods.remove}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button button--secondary" onClick={() => append(NO_SIZE)}>
        <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
        {adminFoods.addSize}
      </button>
    </FormSection>
  );
}
