import { useLocation } from 'react-router';
import { type Language, pathPrefix } from '../../rules/languages.ts';

/** The path of this page in a language. Another language is another document, so link to it with a plain `<a>`. */
export function useLanguagePath(): (language: Language) => string {
  const { pathname, search } = useLocation();
  return (language) => pathIn(language, pathname) + search;
}

/** `path` as the router has it, without a language. */
export function pathIn(language: Language, path: string): string {
  const prefix = pathPrefix(language);
  return path === '/' ? prefix || '/' : prefix + path;
}
