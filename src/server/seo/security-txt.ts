import { languages } from '../../rules/languages.ts';

const DAYS = 180;

/** RFC 9116: where to report a vulnerability. The date moves on while the shop runs, as long as somebody operates it. */
export function securityTxt(
  { publicUrl, email }: { publicUrl: string; email: string },
  now: Date = new Date(),
): string {
  const expires = new Date(now.getTime() + DAYS * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${email ? `mailto:${email}` : `${publicUrl}/about`}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
