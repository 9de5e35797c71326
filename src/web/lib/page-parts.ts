/**
 * A rendered page in three parts. Only its ends are rewritten: every copy of a whole page is garbage, and collecting it
 * takes a server longer than the change itself.
 */
export interface PageParts {
  /** Up to the end of the head, without its closing tag. */
  head: string;
  body: string;
  /** From the first script of the body to the end. Empty in a page without scripts. */
  tail: string;
}

const BODY = '<body>';
export const PAGE_END = '</body></html>';

/** `scripts` are added at the end of the page. */
export function splitPage(html: string, scripts = ''): PageParts {
  const headEnd = Math.max(0, html.indexOf('</head>'));
  const tailStart = html.indexOf('<script', headEnd);
  if (tailStart === -1) return { head: html.slice(0, headEnd), body: html.slice(headEnd), tail: '' };
  const end = scripts ? html.length - PAGE_END.length : html.length;
  return {
    head: html.slice(0, headEnd),
    body: html.slice(headEnd, tailStart),
    tail: html.slice(tailStart, end) + (scripts && scripts + PAGE_END),
  };
}

/** With markup at its start. */
export function startBody(body: string, markup: string): string[] {
  const at = body.indexOf(BODY) + BODY.length;
  return [body.slice(0, at), markup, body.slice(at)];
}
