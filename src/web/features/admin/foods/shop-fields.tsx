import { useFormContext } from 'react-hook-form';
import { adminFoods } from '../../../../messages/admin-foods.ts';
import { Field } from '../../../ui/field.tsx';
import type { FoodValues } from './food-values.ts';
import { FormSection } from './form-section.tsx';

/** Description, category and discount. */
export function ShopFields() {
  const { register, formState } = useFormContext<FoodValues>();
  const { errors } = formState;
  const names = ['description', 'category', 'discount'] as const;
  return (
    <FormSection title={adminFoods.inShop} isOptional hasError={names.some((name) => errors[name])}>
      <div className="field-grid">
        <Field
          label={adminFoods.description}
          rows={6}
          hint={adminFoods.descriptionHint}
          error={errors.description?.message}
          {...register('description')}
        />
        <Field
          columns={4}
          label={adminFoods.category}
          autoComplete="off"
          error={errors.category?.message}
          {...register('category')}
        />
        <Field
          columns={2}
          label={adminFoods.discount}
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
  const names = ['hsn', 'gstRate', 'shelfLifeDays', 'seedPerLitre'] as const;
  return (
    <FormSection title={adminFoods.tax} isOptional hasError={names.some((name) => errors[name])}>
      <div className="field-grid">
        <Field
          columns={2}
          label={adminFoods.hsn}
          inputMode="numeric"
          placeholder="1508"
          autoComplete="off"
          error={errors.hsn?.message}
          {...register('hsn')}
        />
        <Field
          columns={2}
          label={adminFoods.gstRate}
          inputMode="decimal"
          placeholder="5"
          hint={adminFoods.gstRateHint}
          autoComplete="off"
          error={errors.gstRate?.message}
          {...register('gstRate')}
        />
        <Field
          columns={2}
          label={adminFoods.shelfLifeDays}
          inputMode="numeric"
          placeholder="180"
          autoComplete="off"
          error={errors.shelfLifeDays?.message}
          {...register('shelfLifeDays')}
        />
        <Field
          columns={3}
          label={adminFoods.seedPerLitre}
          inputMode="decimal"
          placeholder="2.6"
          hint={adminFoods.seedPerLitreHint}
          autoComplete="off"
          error={errors.seedPerLitre?.message}
          {...register('seedPerLitre')}
        />
      </div>
    </FormSection>
  );
}
