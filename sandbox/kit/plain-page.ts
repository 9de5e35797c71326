import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A simple sandbox page that cannot be mistaken for the shop. */
export function plainPage(title: string, body: Markup, head: Markup | string = ''): Markup {
  return html`<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="icon" href="/favicon.ico">
    <link rel="stylesheet" href="/sandbox/style.css">
    ${typeof head === 'string' ? raw(head) : head}
  </head>
  <body><main>${body}</main></body>
</html>`;
}

export const style = `
*{box-sizing:border-box}
body{margin:0;background:#f1ece2;color:#2b1a10;font:16px/1.5 system-ui,sans-serif}
main{max-width:46rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{margin:0 0 .25rem;font-size:1.6rem}
h2{margin:0;font-size:1.1rem}
p{margin:.25rem 0 1rem}
a{color:#2f5d34}
.note{color:#6b5444}
.card{margin:0 0 1rem;padding:1rem 1.25rem;border-radius:12px;background:#fffdf8;box-shadow:0 1px 3px rgb(43 26 16/.15)}
.card dl{display:grid;grid-template-columns:auto 1fr;gap:.1rem .75rem;margin:.5rem 0;color:#6b5444;font-size:.9rem}
.card dd{margin:0;overflow-wrap:anywhere}
pre{margin:.5rem 0 0;padding:.75rem 1rem;border-radius:8px;background:#f6efe3;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
form{display:grid;gap:.75rem;margin:0}
label{display:grid;gap:.25rem;font-weight:600}
input{min-height:2.75rem;padding:.5rem .75rem;border:1.5px solid #8b7765;border-radius:8px;font:inherit}
button{display:block;width:100%;min-height:2.75rem;padding:.5rem 1rem;border:1.5px solid #2f5d34;border-radius:8px;background:#fffdf8;color:#2f5d34;font:inherit;font-weight:600;text-align:left;cursor:pointer}
.steps{display:flex;flex-wrap:wrap;gap:.5rem}
.steps button{width:auto;padding:.375rem .75rem;font-size:.9rem}
button.main{background:#2f5d34;color:#fff;text-align:center}
button:focus-visible,input:focus-visible,a:focus-visible{outline:3px solid #2f5d34;outline-offset:2px}
`;
