import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { adminFoods } from '../../../../messages/admin-foods.ts';
import { Field } from '../../../ui/field.tsx';
import type { FoodValues } from './food-values.ts';
import { FormSection } from './form-section.tsx';

export function SpecificationRows() {
  const { control, register, formState } = useFormContext<FoodValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'specifications' });
  const errors = formState.errors.specifications;
  return (
    <FormSection
      title={adminFoods.specifications}
      note={countOf(fields)}
      isOptional
      hasError={Boolean(errors)}
    >
      <ul className="form-rows">
        {fields.map(({ id }, index) => (
          <li key={id} className="form-rows__row">
            <Field
              label={adminFoods.name}
              placeholder={adminFoods.specificationExample}
              autoComplete="off"
              error={errors?.[index]?.name?.message}
              {...register(`specifications.${index}.name`)}
            />
            <Field
              label={adminFoods.value}
              autoComplete="off"
              error={errors?.[index]?.value?.message}
              {...register(`specifications.${index}.value`)}
            />
            <RemoveRow label={adminFoods.removeSpecification(index + 1)} onRemove={() => remove(index)} />
          </li>
        ))}
      </ul>
      <AddRow onAdd={() => append({ name: '', value: '' })}>{adminFoods.addSpecification}</AddRow>
    </FormSection>
  );
}

export function IngredientRows() {
  const { control, register, formState } = useFormContext<FoodValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'ingredients' });
  const errors = formState.errors.ingredients;
  return (
    <FormSection title={adminFoods.ingredients} note={countOf(fields)} isOptional hasError={Boolean(errors)}>
      <ul className="form-rows">
        {fields.map(({ id }, index) => (
          <li key={id} className="form-rows__row">
            <Field
              label={adminFoods.name}
              autoComplete="off"
              error={errors?.[index]?.name?.message}
              {...register(`ingredients.${index}.name`)}
            />
            <Field
              label={adminFoods.quantity}
              placeholder={adminFoods.quantityExample}
              autoComplete="off"
              error={errors?.[index]?.quantity?.message}
              {...register(`ingredients.${index}.quantity`)}
            />
            <RemoveRow label={adminFoods.removeIngredient(index + 1)} onRemove={() => remove(index)} />
          </li>
        ))}
      </ul>
      <AddRow onAdd={() => append({ name: '', quantity: '' })}>{adminFoods.addIngredient}</AddRow>
    </FormSection>
  );
}

const countOf = (rows: unknown[]) => (rows.length === 0 ? adminFoods.noneYet : String(rows.length));

function RemoveRow({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      className="button button--danger-quiet button--small form-rows__remove"
      aria-label={label}
      onClick={onRemove}
    >
      <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>{adminFoods.remove}</span>
    </button>
  );
}

function AddRow({ onAdd, children }: { onAdd: () => void; children: string }) {
  return (
    <button type="button" className="button button--secondary" onClick={onAdd}>
      <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </button>
  );
}
