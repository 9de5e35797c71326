import { MAX_VIDEO, MAX_VIDEO_MESSAGE } from '../../rules/video.ts';
import { signOutIfRejected } from './browser-api.ts';
import { storedUser } from './stored-user.ts';

const FAILED = 'The film could not be uploaded. Please try again.';

/** Uploads a film with progress in percent, which fetch cannot report. Resolves to its URL, or to an error message. */
export function uploadVideo(
  film: File,
  onProgress: (percent: number) => void,
): Promise<{ videoUrl: string } | string> {
  if (film.size > MAX_VIDEO) return Promise.resolve(MAX_VIDEO_MESSAGE);
  const { promise, resolve } = Promise.withResolvers<{ videoUrl: string } | string>();
  const token = storedUser()?.token;
  const request = new XMLHttpRequest();
  request.open('POST', '/api/admin/videos');
  request.setRequestHeader('Content-Type', film.type || 'application/octet-stream');
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
  request.send(film);
  return promise;
}

function parseResponse(text: string): { videoUrl: string } | string {
  try {
    const { videoUrl, error } = JSON.parse(text) as { videoUrl?: unknown; error?: unknown };
    if (typeof videoUrl === 'string') return { videoUrl };
    return typeof error === 'string' ? error : FAILED;
  } catch {
    return FAILED;
  }
}
