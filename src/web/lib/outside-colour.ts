import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { authorizedFetch } from './authorized-fetch.ts';
import { callApi } from './call-api.ts';
import { queries } from './queries.ts';
import { useShop } from './shop.ts';

/**
 * Applies the page's background colour when the shop's colours are stored on another host. That host never gets the
 * token. When the request fails, the shop's own colour stays.
 */
export function useOutsideColour(name: 'colorcart'): void {
  const { colourUrl } = useShop();
  const { data: colour } = useQuery(
    {
      queryKey: ['outside-colour', colourUrl, name],
      queryFn: ({ signal }) => fetchColour(`${colourUrl}/api/colors/${name}`, signal),
      enabled: Boolean(colourUrl),
      staleTime: 0,
    },
    queries,
  );
  useEffect(() => {
    if (!colour) return;
    const root = document.documentElement.style;
    root.setProperty('--page-bg', colour);
    return () => {
      root.removeProperty('--page-bg');
    };
  }, [colour]);
}

async function fetchColour(url: string, signal: AbortSignal): Promise<string> {
  const body: { color?: unknown } = await callApi(authorizedFetch(url, { signal }));
  return typeof body.color === 'string' && /^#[0-9a-f]{6}$/i.test(body.color) ? body.color : '';
}
