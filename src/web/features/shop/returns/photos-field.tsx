import { Camera, X } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { returns } from '../../../../messages/returns.ts';
import { dataUrlOf } from '../../../lib/data-url.ts';
import { shrinkImage } from '../../../lib/shrink-image.ts';
import { FieldError } from '../../../ui/field.tsx';

/** Up to `max` photos, shown before they are sent. */
export function PhotosField({
  photos,
  max,
  onChange,
}: {
  photos: string[];
  max: number;
  onChange: (photos: string[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');

  const choose = async ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    setError('');
    const chosen = [...photos];
    for (const file of [...(field.files ?? [])].slice(0, max - photos.length)) {
      const small = await shrinkImage(file);
      if (typeof small === 'string') setError(small);
      else chosen.push(await dataUrlOf(small));
    }
    onChange([...new Set(chosen)]);
    // the same file may be chosen again
    field.value = '';
  };

  return (
    <div className="photos-field">
      <span id="photos-label">{returns.photos(max)}</span>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        multiple
        className="visually-hidden"
        tabIndex={-1}
        aria-labelledby="photos-label"
        onChange={choose}
      />
      {photos.length > 0 && (
        <ul>
          {photos.map((photo, index) => (
            <li key={photo}>
              <img src={photo} alt={returns.photo(index + 1)} />
              <button
                type="button"
                aria-label={returns.removePhoto(index + 1)}
                onClick={() => onChange(photos.filter((other) => other !== photo))}
              >
                <X size={18} strokeWidth={2} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {photos.length < max && (
        <button
          type="button"
          className="button button--secondary button--block"
          onClick={() => input.current?.click()}
        >
          <Camera size={20} strokeWidth={1.75} aria-hidden="true" />
          {photos.length === 0 ? returns.addPhotos : returns.addPhoto}
        </button>
      )}
      <div role="alert">{error && <FieldError>{error}</FieldError>}</div>
    </div>
  );
}
