import { authorizedFetch } from './browser-api.ts';
import { type ApiResponse, fetchFile, orUndefined } from './call-api.ts';

/** False when the file did not arrive. */
export async function download(path: string, name: string): Promise<boolean> {
  const saved = await orUndefined(saveFile(authorizedFetch(path), name).then(() => true));
  return saved ?? false;
}

/** Saves a response as a file. A plain link cannot do it: the token is sent in a header. */
export async function saveFile<Sent extends ApiResponse & { blob(): Promise<Blob> }>(
  request: Promise<Sent>,
  name: string | ((response: Sent) => string),
  fallback?: string,
): Promise<void> {
  const { file, response } = await fetchFile(request, fallback);
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = typeof name === 'string' ? name : name(response);
  link.click();
  URL.revokeObjectURL(url);
}
