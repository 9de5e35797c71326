import './food-form.css';
import { type ReactNode, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FoodInput } from '../../../../contract/food-input.ts';
import { adminFoods } from '../../../../messages/admin-foods.ts';
import { useShop } from '../../../lib/shop.ts';
import { toast } from '../../../lib/toast.ts';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx';
import { useAdminForm } from '../../../ui/use-admin-form.ts';
import { Failure } from '../../shared/session/failure.tsx';
import { DetailFields } from './detail-fields.tsx';
import { FoodImages } from './food-images.tsx';
import { type FoodValues, foodResolver } from './food-values.ts';
import { LawHints } from './law-hints.tsx';
import { IngredientRows, SpecificationRows } from './line-rows.tsx';
import { ShopFields, TaxFields } from './shop-fields.tsx';
import { SizeRows } from './size-rows.tsx';
import { StatusChoice } from './status-choice.tsx';

interface FoodFormProps {
  values: FoodValues;
  action: 'create' | 'update';
  /** Beside the button. */
  links: ReactNode;
  /** Resolves to the saved values, or to nothing when the page is left. */
  onSave: (input: FoodInput) => Promise<FoodValues | undefined>;
}

/** The form for a new and for an existing food. */
export function FoodForm({ values, action, links, onSave }: FoodFormProps) {
  const [saved, setSaved] = useState(values);
  const { gstin } = useShop();
  const { form, submit, isBusy, failure } = useAdminForm<FoodValues, FoodInput>({
    resolver: foodResolver(gstin !== '', action === 'update' ? saved : undefined),
    values,
    // not on blur: an error that appears would move the button away from the pointer
    mode: 'onSubmit',
    onSave: async (input) => {
      const fresh = await onSave(input);
      if (fresh) setSaved(fresh);
      return fresh;
    },
    onError: ({ message }) => toast.error(message),
  });
  return (
    <FormProvider {...form}>
      <form method="post" className="food-form" noValidate onSubmit={submit}>
        <div className="food-form__side">
          <FoodImages />
          <StatusChoice />
          <LawHints />
        </div>
        <div className="food-form__main">
          <DetailFields />
          <SizeRows />
          <ShopFields />
          <SpecificationRows />
          <IngredientRows />
          <TaxFields />
        </div>
        <div className="food-form__actions">
          <Failure>{failure}</Failure>
          <div className="food-form__bar">
            {links}
            <SubmitButton isBusy={isBusy} className="button button--large">
              {adminFoods[action]}
            </SubmitButton>
          </div>
        </div>
      </form>
      <UnsavedGuard isDirty={form.formState.isDirty && !isBusy} consequence={adminFoods.unsaved} />
    </FormProvider>
  );
}
