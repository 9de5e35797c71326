import { adminTranslations } from '../../../../messages/admin-translations.ts';

const fieldOf = (path: string) => path.split('.', 1)[0] ?? path;

/** Fields with a single text share a group. */
export const groupOf = (path: string) => (path.includes('.') ? fieldOf(path) : 'texts');

/** `ingredients.2.quantity` is "Ingredient 3, quantity"; a category is called by its English name. */
export function labelOf(path: string): string {
  const field = fieldOf(path);
  const line = adminTranslations.line(field);
  if (!line) return path === field ? adminTranslations.heading(field) : path.slice(field.length + 1);
  const [, index, part] = path.split('.');
  const label = `${line} ${Number(index) + 1}`;
  return part && part !== 'name' ? `${label}, ${adminTranslations.part(part)}` : label;
}

/** Dots and commas of a path would be read as levels of the form's values. */
export const inputName = (path: string) => encodeURIComponent(path).replaceAll('.', '%2E');
