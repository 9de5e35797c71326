import { currentLanguage } from '../../messages/current-language.ts';
import { DEFAULT_LANGUAGE } from '../../rules/languages.ts';
import { withLanguage } from './api-client.ts';
import { authorizedFetch } from './authorized-fetch.ts';
import { type ApiResponse, fetchFile, orUndefined } from './call-api.ts';

/** The texts of the file are in the language of the page. False when the file did not arrive. */
export async function download(path: string, name: string): Promise<boolean> {
  const url = new URL(path, window.location.origin);
  const language = currentLanguage();
  const address = language === DEFAULT_LANGUAGE ? url : withLanguage(url, language);
  const saved = await orUndefined(saveFile(authorizedFetch(address), name).then(() => true));
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
