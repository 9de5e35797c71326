import { createContext } from 'react';
import { createContext as createRouterContext } from 'react-router';

/** Passes the styles of extensions from the server to the rendering of a page. */
export const extensionThemeContext = createRouterContext('');

/** Only on the server: the browser reads the text from the page, so its bundle needs no extension. */
export const ExtensionTheme = createContext('');
