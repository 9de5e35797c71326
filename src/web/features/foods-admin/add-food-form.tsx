import { Link, useNavigate } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { FoodForm } from './food-form.tsx';
import { EMPTY_FOOD } from './food-values.ts';
import { forgetFoods } from './foods-query.ts';
import { createFood } from './save-food.ts';

export function AddFoodForm({ adminId }: { adminId: string }) {
  const navigate = useNavigate();
  return (
    <FoodForm
      values={EMPTY_FOOD}
      action="Create"
      links={
        <Link className="btn btn--ghost" to="/admin/foods">
          Cancel
        </Link>
      }
      onSave={async (input, leave) => {
        const outcome = await createFood(input);
        if (typeof outcome === 'string') {
          toast.error(outcome);
          return outcome;
        }
        leave();
        forgetFoods(adminId);
        toast.success(`Food "${input.name}" added successfully!`);
        await navigate(`/admin/editFood/${outcome.id}`, { replace: true });
        return undefined;
      }}
    />
  );
}
