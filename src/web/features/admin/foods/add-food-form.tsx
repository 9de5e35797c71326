import { Link, useNavigate } from 'react-router';
import { adminFoods } from '../../../../messages/admin-foods.ts';
import { missingForTax } from '../../../../rules/food-law.ts';
import { useShop } from '../../../lib/shop.ts';
import { toast } from '../../../lib/toast.ts';
import { SAVED } from '../../../ui/unsaved-guard.tsx';
import { FoodForm } from './food-form.tsx';
import { EMPTY_FOOD } from './food-values.ts';
import { createFood } from './foods-queries.ts';

export function AddFoodForm() {
  const navigate = useNavigate();
  const { gstin, mode } = useShop();
  return (
    <FoodForm
      values={EMPTY_FOOD}
      action="create"
      links={
        <Link className="button button--ghost" to="/admin/foods">
          {adminFoods.cancel}
        </Link>
      }
      onSave={async (input) => {
        const { status, ...rest } = input;
        // without a status the server decides: a live shop with a GSTIN saves a draft
        const isTaxMissing = status === 'published' && Object.keys(missingForTax(rest)).length > 0;
        const { id } = await createFood(isTaxMissing ? rest : input);
        toast.success(adminFoods.added(input.name));
        if (isTaxMissing && gstin && mode === 'live') toast.info(adminFoods.savedAsDraft);
        await navigate(`/admin/editFood/${id}`, { ...SAVED, replace: true });
        return undefined;
      }}
    />
  );
}
