import { Link, useNavigate } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { missingForTax } from '../../../../rules/food-law.ts';
import { useShop } from '../../../lib/shop.ts';
import { SAVED } from '../../../ui/unsaved-guard.tsx';
import { FoodForm } from './food-form.tsx';
import { EMPTY_FOOD } from './food-values.ts';
import { createFood } from './foods-queries.ts';

const SAVED_AS_DRAFT = 'It is a draft until its HSN code and GST rate are written: then publish it.';

export function AddFoodForm() {
  const navigate = useNavigate();
  const { gstin, mode } = useShop();
  return (
    <FoodForm
      values={EMPTY_FOOD}
      action="Create"
      links={
        <Link className="button button--ghost" to="/admin/foods">
          Cancel
        </Link>
      }
      onSave={async (input) => {
        const { status, ...rest } = input;
        // without a status the server decides: a live shop with a GSTIN saves a draft
        const isTaxMissing = status === 'published' && Object.keys(missingForTax(rest)).length > 0;
        const { id } = await createFood(isTaxMissing ? rest : input);
        toast.success(`Food "${input.name}" added successfully!`);
        if (isTaxMissing && gstin && mode === 'live') toast.info(SAVED_AS_DRAFT);
        await navigate(`/admin/editFood/${id}`, { ...SAVED, replace: true });
        return undefined;
      }}
    />
  );
}
