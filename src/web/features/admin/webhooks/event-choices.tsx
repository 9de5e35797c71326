import './webhooks.css';
import { useFormContext } from 'react-hook-form';
import { adminWebhooks } from '../../../../messages/admin-webhooks.ts';
import { eventTypes } from '../../../../rules/event-types.ts';

/** A checkbox per type; together they are the list `events` of the form. */
export function EventChoices() {
  const { register, getFieldState, formState } = useFormContext();
  const error = getFieldState('events', formState).error?.message;
  return (
    <fieldset className="event-choices" aria-describedby={error && 'event-choices-error'}>
      <legend>{adminWebhooks.events}</legend>
      {eventTypes.map((type) => (
        <label key={type} className="checkbox">
          <input type="checkbox" value={type} {...register('events')} />
          <span className="table__lines">
            {adminWebhooks.eventName(type)}
            <code>{type}</code>
          </span>
        </label>
      ))}
      {error && (
        <p className="field__error" id="event-choices-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
