import { useFormContext } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import type { FoodValues } from './food-values.ts';
import { FormSection } from './form-section.tsx';

/** The required fields, and tags. */
export function DetailFields() {
  const { register, formState } = useFormContext<FoodValues>();
  const { errors } = formState;
  const names = ['name', 'price', 'origins', 'tags', 'cookTime'] as const;
  return (
    <FormSection title="Details" hasError={names.some((name) => errors[name])}>
      <div className="field-grid">
        <Field label="Name" autoComplete="off" error={errors.name?.message} {...register('name')} />
        <Field
          columns={2}
          label="Price"
          inputMode="decimal"
          autoComplete="off"
          error={errors.price?.message}
          {...register('price')}
        />
        <Field
          columns={4}
          label="Origins"
          autoComplete="off"
          hint="Separate several with semicolons"
          error={errors.origins?.message}
          {...register('origins')}
        />
        <Field
          columns={4}
          label="Tags (optional)"
          autoComplete="off"
          hint="Separate with commas"
          error={errors.tags?.message}
          {...register('tags')}
        />
        <Field
          columns={2}
          label="Cook Time"
          autoComplete="off"
          error={errors.cookTime?.message}
          {...register('cookTime')}
        />
      </div>
    </FormSection>
  );
}
