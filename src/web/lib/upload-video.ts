import { adminUi } from '../../messages/admin-ui.ts';
import { uploads } from '../../messages/uploads.ts';
import { MAX_VIDEO } from '../../rules/video.ts';
import { uploadFile } from './upload-file.ts';

/** Resolves to the URL of the uploaded film, or to an error message. */
export async function uploadVideo(
  film: File,
  onProgress: (percent: number) => void,
): Promise<{ videoUrl: string } | string> {
  if (film.size > MAX_VIDEO) return uploads.videoTooLarge;
  return uploadFile({
    path: '/api/admin/videos',
    body: film,
    urlField: 'videoUrl',
    failed: adminUi.videoFailed,
    onProgress,
  });
}
