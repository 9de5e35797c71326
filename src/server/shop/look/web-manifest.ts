import { type Language, languageDetails, pathPrefix } from '../../../rules/languages.ts';
import { type Brand, brandUrl } from './get-brand.ts';

const MAX_SHORT_NAME = 12;

interface Reader {
  language: Language;
  /** In the reader's language. */
  tagline: string;
  /** Colour of the home page, shown while the installed shop starts. */
  background: string;
}

/** Lets phones install the shop like an app, which opens in the language of the page that it was installed from. */
export function webManifest(brand: Brand, { language, tagline, background }: Reader) {
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: brandUrl(brand, file),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const [firstWord = brand.name] = brand.name.split(' ');
  return {
    name: brand.name || 'Shop',
    short_name: (brand.name.length <= MAX_SHORT_NAME ? brand.name : firstWord) || 'Shop',
    ...(tagline && { description: tagline }),
    lang: languageDetails[language].tag,
    start_url: pathPrefix(language) || '/',
    scope: '/',
    id: '/',
    display: 'standalone',
    theme_color: brand.background,
    background_color: background,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
  };
}
