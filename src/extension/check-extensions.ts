import type { Extension } from './extension.ts';
import { fieldDefinitions } from './field-definitions.ts';
import { sectionDefinitions } from './section-definitions.ts';
import { themeCss } from './theme-css.ts';

/** What the types of an extension cannot say. The build stops at the first error, which names the extension and the field. */
export function checkExtensions(extensions: readonly Extension[]): void {
  const names = new Set(extensions.map(({ name }) => name));
  if (names.size < extensions.length) throw new Error('shop.config.ts: two extensions have the same name');
  fieldDefinitions(extensions);
  sectionDefinitions(extensions);
  themeCss(extensions);
}
