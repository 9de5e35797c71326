import { AsyncLocalStorage } from 'node:async_hooks';
import { setLanguageSource } from '../../messages/current-language.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../rules/languages.ts';

const storage = new AsyncLocalStorage<Language>();

/** The language of the work that runs now: a request, a page or an e-mail. Everything that it calls reads messages in it. */
export const languageScope = {
  current: (): Language => storage.getStore() ?? DEFAULT_LANGUAGE,
  run<Value>(language: Language, work: () => Value): Value {
    return language === languageScope.current() ? work() : storage.run(language, work);
  },
};

export type LanguageScope = typeof languageScope;

setLanguageSource(languageScope.current);
