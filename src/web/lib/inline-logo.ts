import { createContext } from 'react';
import { createContext as createRouterContext } from 'react-router';

/** From the server to the rendering of a page. */
export const logoContext = createRouterContext<string>();

/** The nonce of the page's own inline code while it is rendered; the server takes it out, so the browser never has it. */
export const InlineLogo = createContext<string | undefined>(undefined);
