import '../../../ui/icon-button.css';
import { Plus, X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { adminOffers } from '../../../../messages/admin-offers.ts';
import { Field, FieldError } from '../../../ui/field.tsx';
import { useFoundFoods } from './offers-queries.ts';

export interface NamedFood {
  _id: string;
  name: string;
}

/** The chosen foods, and a search that adds more. */
export function FoodPicker({ known }: { known: NamedFood[] }) {
  const { watch, setValue, getFieldState, formState } = useFormContext();
  const error = getFieldState('foodIds', formState).error?.message;
  const [term, setTerm] = useState('');
  const [added, setAdded] = useState<NamedFood[]>(known);
  const found = useFoundFoods(useDeferredValue(term.trim()));
  const ids: string[] = watch('foodIds') ?? [];
  const set = (changed: string[]) =>
    setValue('foodIds', changed, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const nameOf = (id: string) => added.find(({ _id }) => _id === id)?.name ?? id;
  return (
    <fieldset className="offer-choice">
      <legend>{adminOffers.foods}</legend>
      <ul className="offer-foods">
        {ids.map((id) => (
          <li key={id}>
            {nameOf(id)}
            <button
              type="button"
              className="icon-button"
              aria-label={adminOffers.removeFood(nameOf(id))}
              onClick={() => set(ids.filter((other) => other !== id))}
            >
              <X size={18} strokeWidth={1.75} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <Field
        label={adminOffers.searchFoods}
        type="search"
        maxLength={100}
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        // Enter would send the form
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div className="offer-choice__row">
        {found
          ?.filter(({ _id }) => !ids.includes(_id))
          .map((food) => (
            <button
              key={food._id}
              type="button"
              className="button button--secondary button--small"
              onClick={() => {
                setAdded([...added, food]);
                set([...ids, food._id]);
              }}
            >
              <Plus size={16} strokeWidth={2} aria-hidden="true" />
              <span className="visually-hidden">{adminOffers.addFood}</span>
              {food.name}
            </button>
          ))}
        {found?.length === 0 && <p role="status">{adminOffers.noFoodMatches}</p>}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
