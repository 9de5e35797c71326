import { useFormContext } from 'react-hook-form';
import { adminOffers } from '../../../../messages/admin-offers.ts';
import { WEEKDAYS } from '../../../../rules/scheduled-sale.ts';
import { FieldError } from '../../../ui/field.tsx';

/** The days on which the hours begin, and the switch. */
export function WeekdayChoice() {
  const { register, getFieldState, formState } = useFormContext();
  const error = getFieldState('weekdays', formState).error?.message;
  return (
    <>
      <fieldset className="offer-choice">
        <legend>{adminOffers.weekdays}</legend>
        <div className="offer-choice__row offer-choice__row--days">
          {WEEKDAYS.map((day) => (
            <label key={day} className="checkbox">
              <input type="checkbox" value={String(day)} {...register('weekdays')} />
              {adminOffers.weekday(day)}
            </label>
          ))}
        </div>
        {error && <FieldError>{error}</FieldError>}
      </fieldset>
      <label className="checkbox">
        <input type="checkbox" {...register('isOn')} />
        {adminOffers.isOn}
      </label>
    </>
  );
}
