import { useFormContext } from 'react-hook-form';
import { adminRecipes } from '../../../../messages/admin-recipes.ts';
import { Field } from '../../../ui/field.tsx';
import { FormRows } from '../../../ui/form-rows.tsx';
import { ImageField } from '../../../ui/image-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useFoodNames } from './recipes-queries.ts';

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
    <FormRows name={name} title={title} line={line} empty="">
      {(index, error) => (
        <Field
          label={`${line} ${index + 1}`}
          error={error()}
          {...(name === 'instructions' && { rows: 2 })}
          {...register(`${name}.${index}`)}
        />
      )}
    </FormRows>
  );
}

export function ImageRows() {
  const { watch, setValue } = useFormContext();
  return (
    <FormRows name="images" title={adminRecipes.images} line={adminRecipes.image} empty="">
      {(index, error) => (
        <ImageField
          label={adminRecipes.imageNumber(index + 1)}
          value={watch(`images.${index}`) ?? ''}
          error={error()}
          onChange={(url) => setValue(`images.${index}`, url, { shouldDirty: true })}
        />
      )}
    </FormRows>
  );
}

export function IngredientRows() {
  const { register } = useFormContext();
  const foods = useFoodNames() ?? [];
  return (
    <FormRows
      name="ingredients"
      title={adminRecipes.ingredients}
      line={adminRecipes.ingredient}
      empty={{ name: '', quantity: '', foodId: '' }}
    >
      {(index, error) => (
        <>
          <Field label={adminRecipes.name} error={error('name')} {...register(`ingredients.${index}.name`)} />
          <Field
            label={adminRecipes.quantity}
            error={error('quantity')}
            {...register(`ingredients.${index}.quantity`)}
          />
          <SelectField
            // a select that was filled before its options arrived would show the first one
            key={foods.length}
            label={adminRecipes.food}
            choices={[['', adminRecipes.noFood], ...foods.map(({ _id, name }) => [_id, name] as const)]}
            {...register(`ingredients.${index}.foodId`)}
          />
        </>
      )}
    </FormRows>
  );
}
