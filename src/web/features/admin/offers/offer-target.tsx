import { useFormContext } from 'react-hook-form';
import { adminOffers } from '../../../../messages/admin-offers.ts';
import { FieldError } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { FoodPicker, type NamedFood } from './food-picker.tsx';
import { useCategories } from './offers-queries.ts';

/** Which foods the offer applies to. `known` are the foods of the saved offer. */
export function OfferTarget({ known }: { known: NamedFood[] }) {
  const { register, watch } = useFormContext();
  const appliesTo = watch('appliesTo');
  return (
    <>
      <div className="field-grid">
        <SelectField
          label={adminOffers.appliesTo}
          columns={3}
          choices={[
            ['all', adminOffers.allFoods],
            ['categories', adminOffers.categories],
            ['foods', adminOffers.chosenFoods],
          ]}
          {...register('appliesTo')}
        />
      </div>
      {appliesTo === 'categories' && <CategoryChoice />}
      {appliesTo === 'foods' && <FoodPicker known={known} />}
    </>
  );
}

function CategoryChoice() {
  const { register, watch, getFieldState, formState } = useFormContext();
  const error = getFieldState('categories', formState).error?.message;
  const chosen: string[] = watch('categories') ?? [];
  // a category of the offer that no food has any more can still be removed from it
  const names = [...new Set([...(useCategories() ?? []), ...chosen])];
  return (
    <fieldset className="offer-choice">
      <legend>{adminOffers.categories}</legend>
      <div className="offer-choice__row">
        {names.map((name) => (
          <label key={name} className="checkbox">
            <input type="checkbox" value={name} {...register('categories')} />
            {name}
          </label>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
