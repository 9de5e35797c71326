import { ExternalLink } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { AdminFood } from '../../../../contract/food-input.ts';
import { adminFoods } from '../../../../messages/admin-foods.ts';
import { toast } from '../../../lib/toast.ts';
import { FoodForm } from './food-form.tsx';
import { valuesOf } from './food-values.ts';
import { updateFood } from './foods-queries.ts';

export function EditFoodForm({ food }: { food: AdminFood }) {
  // every save raises the version; the next save must send the new one
  const version = useRef(food.version);
  return (
    <FoodForm
      values={valuesOf(food)}
      action="update"
      links={
        <>
          <Link className="button button--ghost" to="/admin/foods">
            {adminFoods.cancel}
          </Link>
          <Link
            className="button button--secondary button--large"
            to={`/admin/previewFood/${food._id}`}
            target="_blank"
            rel="noreferrer"
          >
            <ExternalLink size={20} strokeWidth={1.75} aria-hidden="true" />
            {adminFoods.preview}
          </Link>
        </>
      }
      onSave={async (input) => {
        const saved = await updateFood({ _id: food._id, version: version.current }, input);
        version.current = saved.version;
        toast.success(adminFoods.updated(saved.name));
        return valuesOf(saved);
      }}
    />
  );
}
