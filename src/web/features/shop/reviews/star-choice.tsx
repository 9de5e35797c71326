import { Star } from 'lucide-react';

const STARS = [1, 2, 3, 4, 5];
const MEANINGS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

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
      <legend>Rating</legend>
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
            <span className="visually-hidden">
              {stars} {stars === 1 ? 'star' : 'stars'}
            </span>
          </label>
        ))}
        <span className="star-choice__label" aria-hidden="true">
          {MEANINGS[value - 1]}
        </span>
      </div>
    </fieldset>
  );
}
