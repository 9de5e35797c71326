import { mediaUrlError, outsideOrigin } from '../rules/media-url.ts';
import type { Extension } from './extension.ts';
import type { Theme, ThemeFont, ThemeLogo } from './theme.ts';

type Themed = Pick<Extension, 'name' | 'theme'>;

/**
 * The themes as CSS that follows the shop's own in the page. Tokens are outside the layers, like those of the shop, and
 * before the colours of the settings. Throws an error that names a wrong part.
 */
export function themeCss(extensions: readonly Themed[]): string {
  return extensions
    .flatMap(({ name, theme }) => (theme ? [cssOf(theme, `Extension ${name}, theme`)] : []))
    .join('');
}

/** Other sites that the themes load fonts and logos from, for the Content-Security-Policy. */
export function themeOrigins(extensions: readonly Themed[]): { fonts: string[]; images: string[] } {
  const originOf = (url: string) => outsideOrigin(url) ?? [];
  const logo = themeLogo(extensions);
  return {
    fonts: extensions.flatMap(({ theme }) => (theme?.fonts ?? []).flatMap(({ url }) => originOf(url))),
    images: logo ? [logo.url].flatMap(originOf) : [],
  };
}

export function themeLogo(extensions: readonly Themed[]): ThemeLogo | undefined {
  return extensions.findLast(({ theme }) => theme?.logo)?.theme?.logo;
}

function cssOf({ tokens = {}, css = '', fonts = [], logo }: Theme, where: string): string {
  if (logo && !isAddress(logo.url))
    throw new Error(`${where}: the logo is no path of this site or https URL`);
  const values = Object.entries(tokens).map(([name, value]) => {
    if (!/^--[a-z][a-z0-9-]*$/.test(name) || /[;{}<\\]|\/\*/.test(value))
      throw new Error(`${where}: the token ${name} is no name and value of CSS`);
    return `${name}:${value};`;
  });
  if (!isBalanced(css)) throw new Error(`${where}: a brace, string or comment of the CSS is not closed`);
  return [
    ...fonts.map((font) => fontFace(font, where)),
    values.length > 0 ? `:root{${values.join('')}}` : '',
    // in CSS `<\/` means `</`, in HTML it ends no element
    css && `@layer theme{${css.replaceAll('</', '<\\/')}}`,
  ].join('');
}

function fontFace({ family, url, weight = 'normal' }: ThemeFont, where: string): string {
  if (!isAddress(url) || !/^[\w -]+$/.test(family) || !/^[\w ]+$/.test(weight))
    throw new Error(`${where}: the font ${family} needs a path of this site or an https URL, and a weight`);
  return `@font-face{font-family:"${family}";font-display:swap;font-weight:${weight};src:url("${url}") format("woff2")}`;
}

/** Whether the CSS stays in its layer: every brace is closed, and none closes the layer. */
function isBalanced(css: string): boolean {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'/g, '');
  let depth = 0;
  for (const character of bare) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0 && !/["']|\/\*/.test(bare);
}

function isAddress(url: string): boolean {
  return mediaUrlError(url) === undefined && !/["'<>()]/.test(url);
}
