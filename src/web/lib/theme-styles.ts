import type { Shop } from '../../contract/shop.ts';
import { accentColours } from '../../rules/accent.ts';
import { colourPlaces, colourUse } from '../../rules/colour.ts';

const MAX_LOGO_RATIO = 3;

/** What an admin can change about the look. */
export type Theme = Pick<Shop, 'colours' | 'accent' | 'logo'>;

/** The theme as CSS, the same for every page; `data-page-theme` on <html> selects the colours of the page. */
export function themeStyles({ colours, accent, logo }: Theme): string {
  const header = colourUse(colours.header);
  const headerRule = `:root{--header-bg:${header.background};--header-fg:${header.text};--header-inv:${header.inverse};--header-scrim:${header.scrim}}`;
  const pageThemeRules = colourPlaces
    .filter((place) => place !== 'header')
    .map((place) => {
      const { background, text } = colourUse(colours[place]);
      const onPage = text === '#000000' ? 'var(--ink)' : text;
      return `[data-page-theme=${place}]{--page-bg:${background};--on-page:${onPage}}`;
    });
  const logoRule = logo?.isTinted ? logoRuleOf(logo) : '';
  return [headerRule, ...pageThemeRules, accent ? accentRule(accent) : '', logoRule].join('');
}

/** Without an accent of the shop's own, the values of tokens.css hold. */
function accentRule(accent: string): string {
  const { main, hover, press, mid, soft } = accentColours(accent);
  return `:root{--leaf:${main};--leaf-hover:${hover};--leaf-press:${press};--leaf-mid:${mid};--leaf-soft:${soft}}`;
}

function logoRuleOf({ url, width, height }: NonNullable<Shop['logo']>): string {
  // a tall logo stands in a square, a wide one takes up to three
  const ratio = Math.min(MAX_LOGO_RATIO, Math.max(1, width / height));
  return `:root{--logo-mask:url("${url}");--logo-ratio:${ratio.toFixed(2)}}`;
}
