import { createContext } from 'react';
import type { Theme } from './theme-styles.ts';

/** Writes a theme as CSS. Only on the server: the browser reads the text from the page, and loads the rules when an admin changes it. */
export const ThemeWriter = createContext<((theme: Theme) => string) | undefined>(undefined);
