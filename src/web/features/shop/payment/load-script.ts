const loading = new Map<string, Promise<void>>();

/** Loads a payment provider's script on demand, once; again only after a failure. */
export function loadScript(url: string): Promise<void> {
  const started = loading.get(url);
  if (started) return started;
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
