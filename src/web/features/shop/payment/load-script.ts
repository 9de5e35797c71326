const loading = new Map<string, Promise<void>>();

/** Loads a provider's program when it is needed; once, and again only after a failure. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const script = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(url);
      script.remove();
      reject(new Error(`could not load ${url}`));
    };
    document.head.append(script);
  });
  loading.set(url, loaded);
  return loaded;
}
