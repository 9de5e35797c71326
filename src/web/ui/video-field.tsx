import './image-field.css';
import { Film } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { adminUi } from '../../messages/admin-ui.ts';
import { ActionError } from '../lib/action-error.ts';
import { uploadImage } from '../lib/upload-image.ts';
import { uploadVideo } from '../lib/upload-video.ts';
import { videoFrame } from '../lib/video-frame.ts';
import { Field } from './field.tsx';
import { useAction } from './use-action.ts';

/** The URL of a film: typed, or filled in by uploading a file. `onPoster` gets the URL of a frame of an uploaded film. */
export function VideoField({
  label,
  value,
  error,
  hint,
  onChange,
  onPoster,
}: {
  label: string;
  value: string;
  error?: string | undefined;
  hint?: string | undefined;
  onChange: (url: string) => void;
  onPoster?: (url: string) => void;
}) {
  const id = useId();
  const [percent, setPercent] = useState<number>();
  const [note, setNote] = useState('');
  const { run, isPending, problem } = useAction(
    async (film: File) => {
      setNote('');
      setPercent(0);
      const uploaded = await uploadVideo(film, setPercent);
      if (typeof uploaded === 'string') throw new ActionError(uploaded);
      const poster = onPoster && (await uploadFrame(film));
      return { ...uploaded, poster };
    },
    {
      onSuccess: ({ videoUrl, poster }) => {
        onChange(videoUrl);
        if (poster) onPoster?.(poster);
        else if (onPoster) setNote(adminUi.noFrame);
      },
      onSettled: () => setPercent(undefined),
    },
  );
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [film] = target.files ?? [];
    if (film) run(film);
    // the same file may be chosen again
    target.value = '';
  };
  return (
    <div className="image-field">
      <Field
        label={label}
        value={value}
        error={error ?? problem}
        hint={note || hint || adminUi.videoHint}
        onChange={(event) => onChange(event.target.value)}
        after={
          <label className="button button--secondary button--small" htmlFor={id} aria-busy={isPending}>
            {isPending ? (
              <span className="spinner" aria-hidden="true" />
            ) : (
              <Film size={18} strokeWidth={1.75} aria-hidden="true" />
            )}
            {percent === undefined ? adminUi.upload : <span role="status">{percent}%</span>}
            <input
              id={id}
              className="visually-hidden"
              type="file"
              aria-label={adminUi.uploadTo(label)}
              accept="video/mp4,video/webm"
              onChange={choose}
            />
          </label>
        }
      />
    </div>
  );
}

async function uploadFrame(film: File): Promise<string | undefined> {
  const frame = await videoFrame(film);
  const uploaded = frame && (await uploadImage(frame, () => {}));
  return typeof uploaded === 'object' ? uploaded.imageUrl : undefined;
}
