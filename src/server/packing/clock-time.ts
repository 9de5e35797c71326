import { currentLanguage } from '../../messages/current-language.ts';

/** "10:12", in India. */
export function clockTime(at: Date): string {
  return at.toLocaleTimeString(`${currentLanguage()}-IN`, {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'Asia/Kolkata',
  });
}
