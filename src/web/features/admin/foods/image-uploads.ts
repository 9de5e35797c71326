import { useState } from 'react';
import { shrinkImage } from '../../../lib/shrink-image.ts';
import { toast } from '../../../lib/toast.ts';
import { uploadImage } from '../../../lib/upload-image.ts';

/** Uploads images one after the other. `percent` is set while an upload runs. */
export function useImageUploads(onUploaded: (url: string) => void) {
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState('');

  /** Resolves to the error, if there is one. */
  const uploadOne = async (file: File): Promise<string | undefined> => {
    setPercent(0);
    const image = await shrinkImage(file);
    const outcome = typeof image === 'string' ? image : await uploadImage(image, setPercent);
    if (typeof outcome === 'string') return outcome;
    onUploaded(outcome.imageUrl);
    return undefined;
  };

  const upload = async (files: File[]) => {
    setProblem('');
    for (const file of files) {
      const error = await uploadOne(file);
      if (!error) continue;
      setProblem(error);
      toast.error(error);
    }
    setPercent(undefined);
  };

  return { percent, problem, upload };
}
