import { signOutIfRejected } from './authorized-fetch.ts';
import { storedUser } from './stored-user.ts';

interface Upload<Name extends string> {
  path: string;
  body: Blob | FormData;
  /** The field of the response that has the file's URL. */
  urlField: Name;
  /** Shown when the server gave no reason. */
  failed: string;
  onProgress: (percent: number) => void;
}

/** Uploads a file with progress in percent, which fetch cannot report. Resolves to its URL, or to an error message. */
export function uploadFile<Name extends string>({
  path,
  body,
  urlField,
  failed,
  onProgress,
}: Upload<Name>): Promise<Record<Name, string> | string> {
  const { promise, resolve } = Promise.withResolvers<Record<Name, string> | string>();
  const token = storedUser()?.token;
  const request = new XMLHttpRequest();
  request.open('POST', path);
  if (body instanceof Blob) request.setRequestHeader('Content-Type', body.type || 'application/octet-stream');
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
  request.upload.onprogress = ({ loaded, total }) => {
    if (total > 0) onProgress(Math.round((loaded / total) * 100));
  };
  request.onload = () => {
    signOutIfRejected(request.status, token);
    resolve(parseResponse(request.responseText, urlField) ?? failed);
  };
  request.onerror = () => resolve(failed);
  request.onabort = () => resolve(failed);
  request.send(body);
  return promise;
}

function parseResponse<Name extends string>(text: string, urlField: Name) {
  try {
    const response = JSON.parse(text) as Record<string, unknown>;
    const url = response[urlField];
    if (typeof url === 'string') return { [urlField]: url } as Record<Name, string>;
    return typeof response.error === 'string' ? response.error : undefined;
  } catch {
    return undefined;
  }
}
