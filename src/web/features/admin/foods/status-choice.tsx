import { useFormContext } from 'react-hook-form';
import { adminFoods } from '../../../../messages/admin-foods.ts';
import type { FoodValues } from './food-values.ts';

/** Published or draft. */
export function StatusChoice() {
  const { register } = useFormContext<FoodValues>();
  return (
    <fieldset className="panel status-choice">
      <legend className="visually-hidden">{adminFoods.whoSees}</legend>
      <p className="panel-heading" aria-hidden="true">
        {adminFoods.whoSees}
      </p>
      <label className="checkbox">
        <input type="radio" value="published" {...register('status')} />
        <span>
          {adminFoods.published} <small>{adminFoods.publishedNote}</small>
        </span>
      </label>
      <label className="checkbox">
        <input type="radio" value="draft" {...register('status')} />
        <span>
          {adminFoods.draft} <small>{adminFoods.draftNote}</small>
        </span>
      </label>
    </fieldset>
  );
}
