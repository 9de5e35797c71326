import { ArrowDown, ArrowUp, ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { toast } from 'react-toastify/unstyled';
import { NO_PICTURE } from '../../../../rules/upload.ts';
import { Field, FieldError } from '../../../ui/field.tsx';
import { SmallPicture } from '../../../ui/image.tsx';
import type { FoodValues } from './food-values.ts';
import { FormSection } from './form-section.tsx';
import { usePictureUploads } from './image-uploads.ts';

/** The food's pictures: the first one stands on its card. */
export function FoodPictures() {
  const { control, register, formState } = useFormContext<FoodValues>();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'images' });
  const { percent, problem, upload } = usePictureUploads((url) => append({ url, alt: '' }));
  const input = useRef<HTMLInputElement>(null);
  const errors = formState.errors.images;

  // who closes the window of files without choosing is told so
  useEffect(() => {
    const line = input.current;
    const warn = () => toast.warn(NO_PICTURE);
    line?.addEventListener('cancel', warn);
    return () => line?.removeEventListener('cancel', warn);
  }, []);

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const line = event.currentTarget;
    const files = [...(line.files ?? [])];
    line.value = '';
    if (files.length === 0) toast.warn(NO_PICTURE);
    await upload(files);
  };

  return (
    <FormSection title="Image" hasMistake={Boolean(errors) || problem !== ''}>
      <ul className="pics">
        {fields.map(({ id, url }, place) => (
          <li key={id} className="pics__one">
            <SmallPicture url={url} alt={`Number ${place + 1}`} />
            <Field
              label={place === 0 ? 'What the first picture shows' : `What picture ${place + 1} shows`}
              placeholder="For people who cannot see it"
              maxLength={200}
              autoComplete="off"
              error={errors?.[place]?.alt?.message ?? errors?.[place]?.url?.message}
              {...register(`images.${place}.alt`)}
            />
            <div className="pics__tools">
              <button
                type="button"
                aria-label={`Move picture ${place + 1} up`}
                disabled={place === 0}
                onClick={() => move(place, place - 1)}
              >
                <ArrowUp size={20} strokeWidth={1.75} aria-hidden="true" />
              </button>
              <button
                type="button"
                aria-label={`Move picture ${place + 1} down`}
                disabled={place === fields.length - 1}
                onClick={() => move(place, place + 1)}
              >
                <ArrowDown size={20} strokeWidth={1.75} aria-hidden="true" />
              </button>
              <button type="button" aria-label={`Remove picture ${place + 1}`} onClick={() => remove(place)}>
                <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
              </button>
            </div>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/png,image/jpeg"
        className="vh"
        tabIndex={-1}
        aria-label="Image file"
        onChange={choose}
      />
      <button
        type="button"
        className="btn btn--2 btn--block"
        aria-busy={percent !== undefined}
        onClick={() => input.current?.click()}
      >
        <ImageUp size={20} strokeWidth={1.75} aria-hidden="true" />
        Choose a file
      </button>
      <p className="hint">JPG or PNG, square, 1200 px or larger. Several make a gallery.</p>
      {percent !== undefined && (
        <div className="pics__progress num">
          <progress value={percent} max={100} aria-label="Upload" />
          Uploading {percent}%
        </div>
      )}
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </FormSection>
  );
}
