import { type ColourPlace, colourPlaces, colourUse } from '../../rules/colour.ts';

export interface PageThemeHandle {
  pageTheme: ColourPlace;
}

/** The colour theme of a page, from the route's handle; home's by default. */
export function pageThemeOf(matches: readonly { handle?: unknown }[]): ColourPlace {
  const handles = matches.map(({ handle }) => handle as Partial<PageThemeHandle> | undefined);
  return handles.findLast((handle) => handle?.pageTheme)?.pageTheme ?? 'home';
}

/** The admin's colours as CSS, the same for every page; `data-page-theme` on <html> selects the theme of the page. */
export function colourStyles(colours: Record<ColourPlace, string>): string {
  const header = colourUse(colours.header);
  const headerRule = `:root{--header-bg:${header.background};--header-fg:${header.text};--header-inv:${header.inverse};--header-scrim:${header.scrim}}`;
  const pageThemeRules = colourPlaces
    .filter((place) => place !== 'header')
    .map((place) => {
      const { background, text } = colourUse(colours[place]);
      const onPage = text === '#000000' ? 'var(--ink)' : text;
      return `[data-page-theme=${place}]{--page-bg:${background};--on-page:${onPage}}`;
    });
  return [headerRule, ...pageThemeRules].join('');
}
