import { useFormContext } from 'react-hook-form';
import { weekdayNames } from '../../../../rules/scheduled-sale.ts';
import { FieldError } from '../../../ui/field.tsx';

/** The days on which the hours begin, and the switch. */
export function WeekdayChoice() {
  const { register, getFieldState, formState } = useFormContext();
  const error = getFieldState('weekdays', formState).error?.message;
  return (
    <>
      <fieldset className="offer-choice">
        <legend>Days</legend>
        <div className="offer-choice__row offer-choice__row--days">
          {weekdayNames.map((name, index) => (
            <label key={name} className="checkbox">
              <input type="checkbox" value={String(index + 1)} {...register('weekdays')} />
              {name}
            </label>
          ))}
        </div>
        {error && <FieldError>{error}</FieldError>}
      </fieldset>
      <label className="checkbox">
        <input type="checkbox" {...register('isOn')} />
        On: prices change as planned
      </label>
    </>
  );
}
