import { useFormContext } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import type { FoodValues } from './food-values.ts';
import { FormSection } from './form-section.tsx';

/** Description, category and discount. */
export function ShopFields() {
  const { register, formState } = useFormContext<FoodValues>();
  const { errors } = formState;
  const names = ['description', 'category', 'discount'] as const;
  return (
    <FormSection title="In the shop" isOptional hasError={names.some((name) => errors[name])}>
      <div className="field-grid">
        <Field
          label="Description (optional)"
          rows={6}
          hint="The first paragraph stands beside the price; an empty line begins the next."
          error={errors.description?.message}
          {...register('description')}
        />
        <Field
          columns={4}
          label="Category (optional)"
          autoComplete="off"
          error={errors.category?.message}
          {...register('category')}
        />
        <Field
          columns={2}
          label="Discount in % (optional)"
          inputMode="numeric"
          autoComplete="off"
          error={errors.discount?.message}
          {...register('discount')}
        />
      </div>
    </FormSection>
  );
}

export function TaxFields() {
  const { register, formState } = useFormContext<FoodValues>();
  const { errors } = formState;
  const names = ['hsn', 'gstRate', 'shelfLifeDays'] as const;
  return (
    <FormSection title="Tax and shelf life" isOptional hasError={names.some((name) => errors[name])}>
      <div className="field-grid">
        <Field
          columns={2}
          label="HSN code"
          inputMode="numeric"
          placeholder="1508"
          autoComplete="off"
          error={errors.hsn?.message}
          {...register('hsn')}
        />
        <Field
          columns={2}
          label="GST rate in %"
          inputMode="decimal"
          placeholder="5"
          hint="0: exempt. Empty: not decided"
          autoComplete="off"
          error={errors.gstRate?.message}
          {...register('gstRate')}
        />
        <Field
          columns={2}
          label="Shelf life in days"
          inputMode="numeric"
          placeholder="180"
          autoComplete="off"
          error={errors.shelfLifeDays?.message}
          {...register('shelfLifeDays')}
        />
      </div>
    </FormSection>
  );
}
