import { useCallback, useSyncExternalStore } from 'react';

export const ON_A_PHONE = '(max-width: 768px)';
export const ON_A_LARGER_SCREEN = '(min-width: 768.02px)';
export const WITH_LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether a media query matches; false on the server and during hydration. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

export function wantsNoMotion(): boolean {
  return matchMedia(WITH_LESS_MOTION).matches;
}
