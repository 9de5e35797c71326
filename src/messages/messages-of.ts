import { catalogues } from './catalogues.ts';
import { currentLanguage } from './current-language.ts';
import type { Messages } from './en/en.ts';

/**
 * The messages of an area in the current language. The language is looked up whenever a message is read, so read messages
 * while a page renders or a request runs, never when a module loads.
 *
 * The production build replaces the files that call this by the messages of one language, see scripts/message-files.ts.
 */
export function messagesOf<Area extends keyof Messages>(area: Area): Messages[Area] {
  return new Proxy({} as Messages[Area], {
    get: (_, name) => Reflect.get(catalogues[currentLanguage()][area], name),
  });
}
