import { useFormContext } from 'react-hook-form';
import { adminFoods } from '../../../../messages/admin-foods.ts';
import { Field } from '../../../ui/field.tsx';
import type { FoodValues } from './food-values.ts';
import { FormSection } from './form-section.tsx';

/** The required fields, and tags. */
export function DetailFields() {
  const { register, formState } = useFormContext<FoodValues>();
  const { errors } = formState;
  const names = ['name', 'price', 'origins', 'tags', 'cookTime'] as const;
  return (
    <FormSection title={adminFoods.details} hasError={names.some((name) => errors[name])}>
      <div className="field-grid">
        <Field
          label={adminFoods.name}
          autoComplete="off"
          error={errors.name?.message}
          {...register('name')}
        />
        <Field
          columns={2}
          label={adminFoods.price}
          inputMode="decimal"
          autoComplete="off"
          error={errors.price?.message}
          {...register('price')}
        />
        <Field
          columns={4}
          label={adminFoods.origins}
          autoComplete="off"
          hint={adminFoods.originsHint}
          error={errors.origins?.message}
          {...register('origins')}
        />
        <Field
          columns={4}
          label={adminFoods.tags}
          autoComplete="off"
          hint={adminFoods.tagsHint}
          error={errors.tags?.message}
          {...register('tags')}
        />
        <Field
          columns={2}
          label={adminFoods.cookTime}
          autoComplete="off"
          error={errors.cookTime?.message}
          {...register('cookTime')}
        />
      </div>
    </FormSection>
  );
}
