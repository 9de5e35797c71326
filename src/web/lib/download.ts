import { currentLanguage } from '../../messages/current-language.ts';
import { DEFAULT_LANGUAGE } from '../../rules/languages.ts';
import { withLanguage } from './api-client.ts';
import { authorizedFetch } from './authorized-fetch.ts';
import { type ApiResponse, fetchFile, orUndefined } from './call-api.ts';

/** The texts of the file are in the language of the page. False when the file did not arrive. */
export async function download(path: string, name: string): Promise<boolean> {
  const saved = await orUndefined(saveFile(authorizedFetch(inOwnLanguage(path)), name).then(() => true));
  return saved ?? false;
}

/** Longer than a browser needs to read a file that it shows. */
const SHOWN_MS = 60_000;

/** Shows a PDF in a tab of its own, to look at it before it is printed. False when the file did not arrive. */
export async function showFile(path: string): Promise<boolean> {
  // now: after the request, browsers take it for an advertisement
  const tab = window.open('', '_blank');
  const fetched = await orUndefined(fetchFile(authorizedFetch(inOwnLanguage(path))));
  if (!fetched || !tab) {
    tab?.close();
    return false;
  }
  const url = URL.createObjectURL(fetched.file);
  tab.location.href = url;
  setTimeout(() => URL.revokeObjectURL(url), SHOWN_MS);
  return true;
}

function inOwnLanguage(path: string): URL {
  const url = new URL(path, window.location.origin);
  const language = currentLanguage();
  return language === DEFAULT_LANGUAGE ? url : withLanguage(url, language);
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
