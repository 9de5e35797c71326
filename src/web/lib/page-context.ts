import { createContext } from 'react-router';

/** Passes the rendered HTML to the server as a string: in a response it would be encoded and decoded again. */
export const pageContext = createContext<string | null>(null);
