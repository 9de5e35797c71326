import files from 'virtual:message-files';
import type { Language } from '../../rules/languages.ts';

const SHARED_FILE = 'shared';

/** The messages that the scripts of a page import: see scripts/message-files.ts. */
export function messageFiles(language: Language, scripts: string[]) {
  const folder = files.folders[language];
  const urlOf = (area: string) => `${folder}${files.shared.includes(area) ? SHARED_FILE : area}.js`;
  const shared = files.shared.map((area) => [`messages/${area}.js`, urlOf(area)]);
  return {
    importMap: JSON.stringify({ imports: { 'messages/': folder, ...Object.fromEntries(shared) } }),
    urls: [...new Set(scripts.flatMap((script) => files.areasOf[script] ?? []).map(urlOf))],
  };
}
