import { useEffect } from 'react';
import { authorizedFetch } from './browser-api.ts';
import { useShop } from './shop.ts';

/**
 * Where the shop's colours are kept on another host, the page's own is fetched from there, without a token. When that
 * fails, the shop's own colour stays.
 */
export function useOutsideColour(name: 'colorcart'): void {
  const { colourUrl } = useShop();
  useEffect(() => {
    if (!colourUrl) return;
    const asked = new AbortController();
    const root = document.documentElement.style;
    void authorizedFetch(`${colourUrl}/api/colors/${name}`, { signal: asked.signal })
      .then((response) => response.json() as Promise<{ color?: unknown }>)
      .then(({ color }) => {
        if (typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color)) root.setProperty('--page-bg', color);
      })
      // logged where it was asked
      .catch(() => undefined);
    return () => {
      asked.abort();
      root.removeProperty('--page-bg');
    };
  }, [colourUrl, name]);
}
