import { useFormContext } from 'react-hook-form';
import type { FoodValues } from './food-values.ts';

/** Published or draft. */
export function StatusChoice() {
  const { register } = useFormContext<FoodValues>();
  return (
    <fieldset className="panel status-choice">
      <legend className="visually-hidden">Who sees it</legend>
      <p className="panel-heading" aria-hidden="true">
        Who sees it
      </p>
      <label className="checkbox">
        <input type="radio" value="published" {...register('status')} />
        <span>
          Published <small>Everybody, at once</small>
        </span>
      </label>
      <label className="checkbox">
        <input type="radio" value="draft" {...register('status')} />
        <span>
          Draft <small>Only admins</small>
        </span>
      </label>
    </fieldset>
  );
}
