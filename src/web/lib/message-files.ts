import files from 'virtual:message-files';
import type { Language } from '../../rules/languages.ts';

/** The messages that the scripts of a page import: see scripts/message-files.ts. */
export function messageFiles(language: Language, scripts: string[]) {
  const folder = files.folders[language];
  const names = new Set(scripts.flatMap((script) => files.areasOf[script] ?? []));
  return {
    importMap: JSON.stringify({ imports: { 'messages/': folder } }),
    urls: [...names].map((name) => `${folder}${name}`),
  };
}
