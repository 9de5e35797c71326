import { createContext } from 'react-router';

/** The text of a page from its rendering to the server: through an answer it would become bytes and text again. */
export const pageContext = createContext<string | null>(null);
