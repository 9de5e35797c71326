import '../../../styles/food-form.css';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { FoodInput } from '../../../../contract/food-input.ts';
import { useShop } from '../../../lib/shop.ts';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
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
  action: 'Create' | 'Update';
  /** Beside the button. */
  links: ReactNode;
  /** The values as they are kept now, or what went wrong in words; nothing when the page is left. */
  onSave: (input: FoodInput, leave: () => void) => Promise<FoodValues | string | undefined>;
}

/** Everything about a food; the same form for a new and an old one. */
export function FoodForm({ values, action, links, onSave }: FoodFormProps) {
  const [loaded, setLoaded] = useState(values);
  const [failure, setFailure] = useState('');
  const isLeaving = useRef(false);
  const { gstin } = useShop();
  const form = useForm<FoodValues, unknown, FoodInput>({
    resolver: foodResolver(gstin !== '', action === 'Update' ? loaded : undefined),
    // not on blur: a message that appears moves the button away under the finger that presses it
    mode: 'onSubmit',
    defaultValues: values,
  });
  const { isDirty, isSubmitting } = form.formState;
  const isUnsaved = useCallback(() => isDirty && !isLeaving.current, [isDirty]);

  const send = form.handleSubmit(async (input) => {
    setFailure('');
    const outcome = await onSave(input, () => {
      isLeaving.current = true;
    });
    if (outcome === undefined) return;
    if (typeof outcome === 'string') {
      setFailure(outcome);
      return;
    }
    setLoaded(outcome);
    form.reset(outcome);
  });

  return (
    <FormProvider {...form}>
      <form method="post" className="ff" noValidate onSubmit={send}>
        <div className="ff__side">
          <FoodImages />
          <StatusChoice />
          <LawHints />
        </div>
        <div className="ff__main">
          <DetailFields />
          <SizeRows />
          <ShopFields />
          <SpecificationRows />
          <IngredientRows />
          <TaxFields />
        </div>
        <div className="ff__end">
          <Failure>{failure}</Failure>
          <div className="ff__bar">
            {links}
            <SubmitButton isBusy={isSubmitting} className="btn btn--lg">
              {action}
            </SubmitButton>
          </div>
        </div>
      </form>
      <LeaveGuard isUnsaved={isUnsaved} />
    </FormProvider>
  );
}
