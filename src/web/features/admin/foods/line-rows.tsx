import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import type { FoodValues } from './food-values.ts';
import { FormSection } from './form-section.tsx';

export function SpecificationRows() {
  const { control, register, formState } = useFormContext<FoodValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'specifications' });
  const errors = formState.errors.specifications;
  return (
    <FormSection title="Specifications" note={countOf(fields)} isOptional hasError={Boolean(errors)}>
      <ul className="form-rows">
        {fields.map(({ id }, index) => (
          <li key={id} className="form-rows__row">
            <Field
              label="Name"
              placeholder="Country of origin"
              autoComplete="off"
              error={errors?.[index]?.name?.message}
              {...register(`specifications.${index}.name`)}
            />
            <Field
              label="Value"
              autoComplete="off"
              error={errors?.[index]?.value?.message}
              {...register(`specifications.${index}.value`)}
            />
            <RemoveRow label={`Remove specification ${index + 1}`} onRemove={() => remove(index)} />
          </li>
        ))}
      </ul>
      <AddRow onAdd={() => append({ name: '', value: '' })}>Add specification</AddRow>
    </FormSection>
  );
}

export function IngredientRows() {
  const { control, register, formState } = useFormContext<FoodValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'ingredients' });
  const errors = formState.errors.ingredients;
  return (
    <FormSection title="Ingredients" note={countOf(fields)} isOptional hasError={Boolean(errors)}>
      <ul className="form-rows">
        {fields.map(({ id }, index) => (
          <li key={id} className="form-rows__row">
            <Field
              label="Name"
              autoComplete="off"
              error={errors?.[index]?.name?.message}
              {...register(`ingredients.${index}.name`)}
            />
            <Field
              label="Quantity (optional)"
              placeholder="2.4 kg per litre"
              autoComplete="off"
              error={errors?.[index]?.quantity?.message}
              {...register(`ingredients.${index}.quantity`)}
            />
            <RemoveRow label={`Remove ingredient ${index + 1}`} onRemove={() => remove(index)} />
          </li>
        ))}
      </ul>
      <AddRow onAdd={() => append({ name: '', quantity: '' })}>Add ingredient</AddRow>
    </FormSection>
  );
}

const countOf = (rows: unknown[]) => (rows.length === 0 ? 'None yet' : String(rows.length));

function RemoveRow({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      className="button button--danger-quiet button--small form-rows__remove"
      aria-label={label}
      onClick={onRemove}
    >
      <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>Remove</span>
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
