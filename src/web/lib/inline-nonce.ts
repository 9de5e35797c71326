import { createContext } from 'react';
import { createContext as createRouterContext } from 'react-router';

/** Passes the nonce from the server to the rendering of a page. */
export const nonceContext = createRouterContext<string>();

/** The CSP nonce of inline scripts and styles. The server replaces it after rendering, so the browser never sees it. */
export const InlineNonce = createContext<string | undefined>(undefined);
