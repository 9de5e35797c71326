import { ArrowDown, ArrowUp, ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { adminFoods } from '../../../../messages/admin-foods.ts';
import { uploads } from '../../../../messages/uploads.ts';
import { toast } from '../../../lib/toast.ts';
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
    <FormSection title={adminFoods.image} hasError={Boolean(errors) || problem !== ''}>
      <ul className="food-images">
        {fields.map(({ id, url }, index) => (
          <li key={id} className="food-images__item">
            <SmallImage url={url} alt={adminFoods.imageNumber(index + 1)} />
            <Field
              label={index === 0 ? adminFoods.firstImageAlt : adminFoods.imageAlt(index + 1)}
              placeholder={adminFoods.imageAltNote}
              maxLength={200}
              autoComplete="off"
              error={errors?.[index]?.alt?.message ?? errors?.[index]?.url?.message}
              {...register(`images.${index}.alt`)}
            />
            <div className="food-images__tools">
              <button
                type="button"
                aria-label={adminFoods.moveImageUp(index + 1)}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ArrowUp size={20} strokeWidth={1.75} aria-hidden="true" />
              </button>
              <button
                type="button"
                aria-label={adminFoods.moveImageDown(index + 1)}
                disabled={index === fields.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ArrowDown size={20} strokeWidth={1.75} aria-hidden="true" />
              </button>
              <button
                type="button"
                aria-label={adminFoods.removeImage(index + 1)}
                onClick={() => remove(index)}
              >
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
        aria-label={adminFoods.imageFile}
        onChange={choose}
      />
      <button
        type="button"
        className="button button--secondary button--block"
        aria-busy={percent !== undefined}
        onClick={() => input.current?.click()}
      >
        <ImageUp size={20} strokeWidth={1.75} aria-hidden="true" />
        {adminFoods.chooseFile}
      </button>
      <p className="hint">{adminFoods.imageHint}</p>
      {percent !== undefined && (
        <div className="food-images__progress number">
          <progress value={percent} max={100} aria-label={adminFoods.upload} />
          {adminFoods.uploading(percent)}
        </div>
      )}
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </FormSection>
  );
}
