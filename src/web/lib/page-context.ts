import { createContext } from 'react-router';
import type { ReusingHtml } from './reused-html.tsx';

interface RenderedPage extends ReusingHtml {
  /** Scripts with the data of the loaders, for the end of the page. */
  scripts: string;
}

/** Passes the rendered HTML to the server as text: in a response it would be encoded and decoded again. */
export const pageContext = createContext<RenderedPage | null>(null);
