import type { ColourPlace } from '../../rules/colour.ts';

export interface PageThemeHandle {
  pageTheme: ColourPlace;
}

/** The colour theme of a page, from the route's handle; home's by default. */
export function pageThemeOf(matches: readonly { handle?: unknown }[]): ColourPlace {
  const handles = matches.map(({ handle }) => handle as Partial<PageThemeHandle> | undefined);
  return handles.findLast((handle) => handle?.pageTheme)?.pageTheme ?? 'home';
}
