import { adminUi } from '../../messages/admin-ui.ts';
import { MAX_VIDEO, MAX_VIDEO_MESSAGE } from '../../rules/video.ts';
import { uploadFile } from './upload-file.ts';

/** Resolves to the URL of the uploaded film, or to an error message. */
export async function uploadVideo(
  film: File,
  onProgress: (percent: number) => void,
): Promise<{ videoUrl: string } | string> {
  if (film.size > MAX_VIDEO) return MAX_VIDEO_MESSAGE;
  return uploadFile({
    path: '/api/admin/videos',
    body: film,
    urlField: 'videoUrl',
    failed: adminUi.videoFailed,
    onProgress,
  });
}
