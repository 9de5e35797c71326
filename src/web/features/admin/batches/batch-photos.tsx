import '../../../ui/icon-button.css';
import { ImageUp, X } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { adminBatches } from '../../../../messages/admin-batches.ts';
import { ActionError } from '../../../lib/action-error.ts';
import { shrinkImage } from '../../../lib/shrink-image.ts';
import { uploadImage } from '../../../lib/upload-image.ts';
import { FieldError } from '../../../ui/field.tsx';
import { useAction } from '../../../ui/use-action.ts';

/** Photos of the pressing, for the public page of a bottle. */
export function BatchPhotos() {
  const id = useId();
  const { watch, setValue } = useFormContext();
  const photos: string[] = watch('photos') ?? [];
  const set = (changed: string[]) => setValue('photos', changed, { shouldDirty: true });
  const { run, isPending, problem } = useAction(upload, { onSuccess: (url) => set([...photos, url]) });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) run(file);
    target.value = '';
  };
  return (
    <section className="batch-extra" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{adminBatches.photos}</h2>
      <ul className="batch-photos">
        {photos.map((url, index) => (
          <li key={url}>
            <img src={url} alt={adminBatches.photoNumber(index + 1)} />
            <button
              type="button"
              className="icon-button"
              aria-label={adminBatches.removePhoto(index + 1)}
              onClick={() => set(photos.toSpliced(index, 1))}
            >
              <X size={18} strokeWidth={1.75} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <label className="button button--secondary button--small" htmlFor={id} aria-busy={isPending}>
        <ImageUp size={18} strokeWidth={1.75} aria-hidden="true" />
        {adminBatches.addPhoto}
        <input
          id={id}
          className="visually-hidden"
          type="file"
          accept="image/jpeg,image/png"
          onChange={choose}
        />
      </label>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </section>
  );
}

async function upload(file: File): Promise<string> {
  const image = await shrinkImage(file);
  const outcome = typeof image === 'string' ? image : await uploadImage(image, () => undefined);
  if (typeof outcome === 'string') throw new ActionError(outcome);
  return outcome.imageUrl;
}
