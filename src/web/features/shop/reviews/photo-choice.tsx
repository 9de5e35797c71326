import { Camera, X } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { reviewForm } from '../../../../messages/review-form.ts';
import { ActionError } from '../../../lib/action-error.ts';
import { dataUrlOf } from '../../../lib/data-url.ts';
import { shrinkImage } from '../../../lib/shrink-image.ts';
import { FieldError } from '../../../ui/field.tsx';
import { useAction } from '../../../ui/use-action.ts';

/** One photo, shown before it is sent. */
export function PhotoChoice({ image, onChange }: { image: string; onChange: (image: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { run, isPending, problem } = useAction(readPhoto, { onSuccess: onChange });

  const choose = ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    const [file] = field.files ?? [];
    if (file) run(file);
    // the same file may be chosen again
    field.value = '';
  };

  return (
    <div className="photo-choice">
      <span id="photo-label">{reviewForm.photo}</span>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        className="visually-hidden"
        tabIndex={-1}
        aria-labelledby="photo-label"
        onChange={choose}
      />
      {image ? (
        <div className="photo-choice__chosen">
          <img src={image} alt={reviewForm.chosenPhoto} />
          <button
            type="button"
            className="button button--secondary button--small"
            onClick={() => input.current?.click()}
          >
            {reviewForm.changePhoto}
          </button>
          <button
            type="button"
            className="photo-choice__remove"
            aria-label={reviewForm.removePhoto}
            onClick={() => onChange('')}
          >
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
      ) : (
        <button
          type="button"
          className="button button--secondary button--block"
          aria-busy={isPending}
          onClick={() => input.current?.click()}
        >
          <Camera size={20} strokeWidth={1.75} aria-hidden="true" />
          {reviewForm.addPhoto}
        </button>
      )}
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </div>
  );
}

/** The photo as a data URL, scaled down. */
async function readPhoto(file: File): Promise<string> {
  const photo = await shrinkImage(file);
  if (typeof photo === 'string') throw new ActionError(photo);
  return dataUrlOf(photo);
}
