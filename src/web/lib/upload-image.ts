import { adminUi } from '../../messages/admin-ui.ts';
import { uploadFile } from './upload-file.ts';

/** Resolves to the URL of the uploaded image, or to an error message. */
export function uploadImage(
  image: Blob,
  onProgress: (percent: number) => void,
): Promise<{ imageUrl: string } | string> {
  const body = new FormData();
  body.set('image', image, 'picture');
  return uploadFile({
    path: '/api/upload',
    body,
    urlField: 'imageUrl',
    failed: adminUi.imageFailed,
    onProgress,
  });
}
