import { Star } from 'lucide-react';
import { food } from '../../../../messages/food.ts';
import { reviewForm } from '../../../../messages/review-form.ts';

const STARS = [1, 2, 3, 4, 5];

/** Of one to five stars. */
function meanings(): string[] {
  const { poor, fair, good, veryGood, excellent } = reviewForm;
  return [poor, fair, good, veryGood, excellent];
}

/** One to five stars as radio buttons, so that arrow keys work too. */
export function StarChoice({
  value,
  isWrong,
  onChange,
}: {
  value: number;
  isWrong: boolean;
  onChange: (rating: number) => void;
}) {
  return (
    <fieldset className="star-choice">
      <legend>{reviewForm.rating}</legend>
      <div className="star-choice__row">
        {STARS.map((stars) => (
          <label key={stars} data-on={stars <= value || undefined}>
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={stars === value}
              aria-invalid={isWrong || undefined}
              onChange={() => onChange(stars)}
            />
            <Star size={30} strokeWidth={1.75} aria-hidden="true" />
            <span className="visually-hidden">{food.stars(stars)}</span>
          </label>
        ))}
        <span className="star-choice__label" aria-hidden="true">
          {meanings()[value - 1]}
        </span>
      </div>
    </fieldset>
  );
}
