import { accentColours } from '../../../rules/accent.ts';
import type { Sender } from '../../emails/email-layout.ts';
import { type Brand, brandUrl } from './get-brand.ts';

const DEFAULT_COLOUR = '#2f5d34';
/** In pixels: twice the size at which it is shown. */
export const EMAIL_LOGO = { width: 440, height: 88 };

export function emailHeaderColour({ accent }: Brand): string {
  return accent ? accentColours(accent).main : DEFAULT_COLOUR;
}

/** The header of e-mails: the shop's colour and its logo, if it has one. */
export function emailHeader(brand: Brand, publicUrl: string): Pick<Sender, 'headerColour' | 'logo'> {
  const { logo } = brand;
  if (!logo) return { headerColour: emailHeaderColour(brand), logo: undefined };
  const scale = Math.min(EMAIL_LOGO.width / logo.width, EMAIL_LOGO.height / logo.height) / 2;
  return {
    headerColour: emailHeaderColour(brand),
    logo: {
      url: publicUrl + brandUrl(brand, 'email.png'),
      width: Math.max(1, Math.round(logo.width * scale)),
      height: Math.max(1, Math.round(logo.height * scale)),
    },
  };
}
