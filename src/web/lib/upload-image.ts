import { signOutIfRejected } from './browser-api.ts';
import { storedUser } from './stored-user.ts';

const FAILED = 'The picture could not be uploaded. Please try again.';

/** Uploads an image with progress in percent, which fetch cannot report. Resolves to its URL, or to an error message. */
export function uploadImage(
  image: Blob,
  onProgress: (percent: number) => void,
): Promise<{ imageUrl: string } | string> {
  const { promise, resolve } = Promise.withResolvers<{ imageUrl: string } | string>();
  const token = storedUser()?.token;
  const form = new FormData();
  form.set('image', image, 'picture');
  const request = new XMLHttpRequest();
  request.open('POST', '/api/upload');
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
  request.upload.onprogress = ({ loaded, total }) => {
    if (total > 0) onProgress(Math.round((loaded / total) * 100));
  };
  request.onload = () => {
    signOutIfRejected(request.status, token);
    resolve(parseResponse(request.responseText));
  };
  request.onerror = () => resolve(FAILED);
  request.onabort = () => resolve(FAILED);
  request.send(form);
  return promise;
}

function parseResponse(text: string): { imageUrl: string } | string {
  try {
    const { imageUrl, error } = JSON.parse(text) as { imageUrl?: unknown; error?: unknown };
    if (typeof imageUrl === 'string') return { imageUrl };
    return typeof error === 'string' ? error : FAILED;
  } catch {
    return FAILED;
  }
}
