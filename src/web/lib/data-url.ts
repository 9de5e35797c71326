/** Encodes an image as a data URL, for requests that contain images as JSON. */
export function dataUrlOf(image: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(image);
  return promise;
}
