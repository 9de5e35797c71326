import { languages, pathPrefix } from '../../rules/languages.ts';

const PRIVATE_PATHS = [
  '/api/',
  '/admin',
  '/cart',
  '/checkout',
  '/payment',
  '/track',
  '/orders',
  '/profile',
  '/dashboard',
  '/login',
  '/register',
  '/first-admin',
  '/staff-invite',
];

/** SEO: robots.txt keeps crawlers away from private pages and links the sitemap. A closed shop is not crawled. */
export function robots(publicUrl: string, isOpen: boolean): string {
  if (!isOpen) return 'User-agent: *\nDisallow: /\n';
  const lines = [
    'User-agent: *',
    ...PRIVATE_PATHS.flatMap((path) => prefixesOf(path).map((prefix) => `Disallow: ${prefix}${path}`)),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Pages have a path in every language, the API has one. */
function prefixesOf(path: string): string[] {
  return path === '/api/' ? [''] : languages.map(pathPrefix);
}
