import { type Brand, brandUrl } from './get-brand.ts';

const MAX_SHORT_NAME = 12;

/** Lets phones install the shop like an app. */
export function webManifest(brand: Brand) {
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
    ...(brand.tagline && { description: brand.tagline }),
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    id: '/',
    display: 'standalone',
    theme_color: brand.background,
    background_color: '#ffffff',
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
  };
}
