import { Camera, X } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { dataUrlOf } from '../../../lib/data-url.ts';
import { shrinkImage } from '../../../lib/shrink-image.ts';
import { FieldError } from '../../../ui/field.tsx';

/** One photo, shown before it is sent. */
export function PhotoChoice({ image, onChange }: { image: string; onChange: (image: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const [isReading, setReading] = useState(false);

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const file = field.files?.[0];
    if (!file) return;
    setReading(true);
    const photo = await shrinkImage(file);
    const isRejected = typeof photo === 'string';
    setError(isRejected ? photo : '');
    if (!isRejected) onChange(await dataUrlOf(photo));
    setReading(false);
    // the same file may be chosen again
    field.value = '';
  };

  return (
    <div className="photo-choice">
      <span id="photo-label">Photo</span>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        className="vh"
        tabIndex={-1}
        aria-labelledby="photo-label"
        onChange={choose}
      />
      {image ? (
        <div className="photo-choice__chosen">
          <img src={image} alt="The one you chose" />
          <button type="button" className="btn btn--2 btn--sm" onClick={() => input.current?.click()}>
            Change photo
          </button>
          <button
            type="button"
            className="photo-choice__x"
            aria-label="Remove photo"
            onClick={() => onChange('')}
          >
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
      ) : (
        <button
          type="button"
          className="btn btn--2 btn--block"
          aria-busy={isReading}
          onClick={() => input.current?.click()}
        >
          <Camera size={20} strokeWidth={1.75} aria-hidden="true" />
          Add a photo
        </button>
      )}
      <div role="alert">{error && <FieldError>{error}</FieldError>}</div>
    </div>
  );
}
