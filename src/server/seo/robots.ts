const PRIVATE = [
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
];

export function robots(publicUrl: string): string {
  const lines = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}
