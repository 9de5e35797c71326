import type { Language } from './languages.ts';
import { type SizeUnit, sizeParts } from './net-quantity.ts';
import type { UnitPrice } from './unit-price.ts';

/** How people write the units. English sizes are shown as the owner wrote them. */
const units: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<SizeUnit, string>>>> = {
  ta: { ml: 'மி.லி.', l: 'லிட்டர்', g: 'கிராம்', kg: 'கிலோ' },
  hi: { ml: 'मि.ली.', l: 'लीटर', g: 'ग्राम', kg: 'किलो' },
};

/** A size such as `500 ml` or `3 x 1 L` with the unit of the language. A size of another kind stays as it is. */
export function formatSize(size: string, language: Language): string {
  if (language === 'en') return size;
  const found = sizeParts(size);
  if (!found) return size;
  const { packs, amount, unit } = found;
  return `${packs ? `${packs} × ` : ''}${amount} ${units[language][unit]}`;
}

/** The unit of a price per litre or kilogram. */
export function unitName(unit: UnitPrice['unit'], language: Language): string {
  return language === 'en' ? unit : units[language][unit === 'litre' ? 'l' : 'kg'];
}
