import { authorizedFetch } from './browser-api.ts';

/** Saves what the server answers as a file; false when it did not come. The token goes in a header, so no link can do it. */
export async function download(path: string, name: string): Promise<boolean> {
  try {
    const response = await authorizedFetch(path);
    if (!response.ok) return false;
    const url = URL.createObjectURL(await response.blob());
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    URL.revokeObjectURL(url);
    return true;
  } catch {
    return false;
  }
}
