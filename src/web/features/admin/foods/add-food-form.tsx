import { Link, useNavigate } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { missingForTax } from '../../../../rules/food-law.ts';
import { useShop } from '../../../lib/shop.ts';
import { FoodForm } from './food-form.tsx';
import { EMPTY_FOOD } from './food-values.ts';
import { invalidateFoods } from './foods-query.ts';
import { createFood } from './save-food.ts';

const HELD_BACK = 'It is a draft until its HSN code and GST rate are written: then publish it.';

export function AddFoodForm({ adminId }: { adminId: string }) {
  const navigate = useNavigate();
  const { gstin, mode } = useShop();
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
        const { status, ...rest } = input;
        // the server decides then: a live shop with a GSTIN saves a draft
        const isTaxMissing = status === 'published' && Object.keys(missingForTax(rest)).length > 0;
        const outcome = await createFood(isTaxMissing ? rest : input);
        if (typeof outcome === 'string') {
          toast.error(outcome);
          return outcome;
        }
        leave();
        invalidateFoods(adminId);
        toast.success(`Food "${input.name}" added successfully!`);
        if (isTaxMissing && gstin && mode === 'live') toast.info(HELD_BACK);
        await navigate(`/admin/editFood/${outcome.id}`, { replace: true });
        return undefined;
      }}
    />
  );
}
