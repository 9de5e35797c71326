import { ExternalLink } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import type { AdminFood } from '../../../../contract/food-input.ts';
import { FoodForm } from './food-form.tsx';
import { valuesOf } from './food-values.ts';
import { invalidateFoods } from './foods-query.ts';
import { updateFood } from './save-food.ts';

export function EditFoodForm({ adminId, food }: { adminId: string; food: AdminFood }) {
  // each saving raises the version; the next one starts from there
  const version = useRef(food.version);
  return (
    <FoodForm
      values={valuesOf(food)}
      action="Update"
      links={
        <>
          <Link className="btn btn--ghost" to="/admin/foods">
            Cancel
          </Link>
          <Link
            className="btn btn--2 btn--lg"
            to={`/admin/previewFood/${food._id}`}
            target="_blank"
            rel="noreferrer"
          >
            <ExternalLink size={20} strokeWidth={1.75} aria-hidden="true" />
            Preview
          </Link>
        </>
      }
      onSave={async (input) => {
        const outcome = await updateFood({ _id: food._id, version: version.current }, input);
        if (typeof outcome === 'string') {
          toast.error(outcome);
          return outcome;
        }
        version.current = outcome.version;
        invalidateFoods(adminId);
        toast.success(`Food "${outcome.name}" updated successfully!`);
        return valuesOf(outcome);
      }}
    />
  );
}
