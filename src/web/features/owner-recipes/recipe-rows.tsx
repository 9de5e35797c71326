import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { PictureField } from '../../ui/picture-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useFoodNames } from './recipes-data.ts';

/** A list inside a form whose rows can be added and taken away. */
function Rows<Row>({
  name,
  title,
  line,
  empty,
  children,
}: {
  name: string;
  title: string;
  line: string;
  empty: Row;
  children: (place: number, error: (part?: string) => string | undefined) => ReactNode;
}) {
  const { watch, setValue, getFieldState, formState } = useFormContext();
  const rows: Row[] = watch(name) ?? [];
  const set = (changed: Row[]) => setValue(name, changed, { shouldDirty: true });
  return (
    <fieldset className="rows">
      <legend>{title}</legend>
      {rows.map((_, place) => (
        <div key={`${name}.${String(place)}`} className="rows__row">
          <div className="rows__fields">
            {children(place, (part) => {
              const path = `${name}.${place}${part ? `.${part}` : ''}`;
              return getFieldState(path, formState).error?.message;
            })}
          </div>
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove ${line} ${place + 1}`}
            onClick={() => set(rows.toSpliced(place, 1))}
          >
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
      ))}
      <button type="button" className="btn btn--2 btn--sm" onClick={() => set([...rows, empty])}>
        <Plus size={18} strokeWidth={2} aria-hidden="true" />
        Add {line}
      </button>
    </fieldset>
  );
}

export function LineRows({
  name,
  title,
  line,
}: {
  name: 'instructions' | 'tags';
  title: string;
  line: string;
}) {
  const { register } = useFormContext();
  return (
    <Rows name={name} title={title} line={line} empty="">
      {(place, error) => (
        <Field
          label={`${line} ${place + 1}`}
          error={error()}
          {...(name === 'instructions' && { rows: 2 })}
          {...register(`${name}.${place}`)}
        />
      )}
    </Rows>
  );
}

export function PictureRows() {
  const { watch, setValue } = useFormContext();
  return (
    <Rows name="images" title="Pictures" line="Picture" empty="">
      {(place, error) => (
        <PictureField
          label={`Picture ${place + 1}`}
          value={watch(`images.${place}`) ?? ''}
          error={error()}
          onChange={(url) => setValue(`images.${place}`, url, { shouldDirty: true })}
        />
      )}
    </Rows>
  );
}

export function IngredientRows() {
  const { register } = useFormContext();
  const foods = useFoodNames() ?? [];
  return (
    <Rows
      name="ingredients"
      title="Ingredients"
      line="Ingredient"
      empty={{ name: '', quantity: '', foodId: '' }}
    >
      {(place, error) => (
        <>
          <Field label="Name" error={error('name')} {...register(`ingredients.${place}.name`)} />
          <Field label="Quantity" error={error('quantity')} {...register(`ingredients.${place}.quantity`)} />
          <SelectField
            label="Our food"
            choices={[['', 'None'], ...foods.map(({ _id, name }) => [_id, name] as const)]}
            {...register(`ingredients.${place}.foodId`)}
          />
        </>
      )}
    </Rows>
  );
}
