import { ArrowDown, ArrowUp, ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { toast } from 'react-toastify/unstyled';
import { uploads } from '../../../../messages/uploads.ts';
import { Field, FieldError } from '../../../ui/field.tsx';
import { SmallImage } from '../../../ui/image.tsx';
import type { FoodValues } from './food-values.ts';
import { FormSection } from './form-section.tsx';
import { useImageUploads } from './image-uploads.ts';

/** The food's images. The first one is on its card. */
export function FoodImages() {
  const { control, register, formState } = useFormContext<FoodValues>();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'images' });
  const { percent, problem, upload } = useImageUploads((url) => append({ url, alt: '' }));
  const input = useRef<HTMLInputElement>(null);
  const errors = formState.errors.images;

  // React has no prop for this event, which fires when the file dialog is closed without a choice
  useEffect(() => {
    const line = input.current;
    const warn = () => toast.warn(uploads.noImage);
    line?.addEventListener('cancel', warn);
    return () => line?.removeEventListener('cancel', warn);
  }, []);

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const line = event.currentTarget;
    const files = [...(line.files ?? [])];
    line.value = '';
    if (files.length === 0) toast.warn(uploads.noImage);
    await upload(files);
  };

  return (
    <FormSection title="Image" hasError={Boolean(errors) || problem !== ''}>
      <ul className="food-images">
        {fields.map(({ id, url }, index) => (
          <li key={id} className="food-images__item">
            <SmallImage url={url} alt={`Number ${index + 1}`} />
            <Field
              label={index === 0 ? 'What the first picture shows' : `What picture ${index + 1} shows`}
              placeholder="For people who cannot see it"
              maxLength={200}
              autoComplete="off"
              error={errors?.[index]?.alt?.message ?? errors?.[index]?.url?.message}
              {...register(`images.${index}.alt`)}
            />
            <div className="food-images__tools">
              <button
                type="button"
                aria-label={`Move picture ${index + 1} up`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp size={20} strokeWidth={1.75} aria-hidden="true" />
              </button>
              <button
                type="button"
                aria-label={`Move picture ${index + 1} down`}
                disabled={index === fields.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown size={20} strokeWidth={1.75} aria-hidden="true" />
              </button>
              <button type="button" aria-label={`Remove picture ${index + 1}`} onClick={() => remove(index)}>
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
        className="visually-hidden"
        tabIndex={-1}
        aria-label="Image file"
        onChange={choose}
      />
      <button
        type="button"
        className="button button--secondary button--block"
        aria-busy={percent !== undefined}
        onClick={() => input.current?.click()}
      >
        <ImageUp size={20} strokeWidth={1.75} aria-hidden="true" />
        Choose a file
      </button>
      <p className="hint">JPG or PNG, square, 1200 px or larger. Several make a gallery.</p>
      {percent !== undefined && (
        <div className="food-images__progress number">
          <progress value={percent} max={100} aria-label="Upload" />
          Uploading {percent}%
        </div>
      )}
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </FormSection>
  );
}
