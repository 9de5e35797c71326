import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

export interface Page {
  title: string;
  className: string;
  /** Data attributes of the body, for the page's script. */
  data?: Record<string, string>;
  style: string;
  script: string;
  content: Html;
}

export function page({ title, className, data = {}, style, script, content }: Page): Html {
  const attributes = Object.entries(data).map(([name, value]) => html` data-${name}="${value}"`);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title>
<link rel="stylesheet" href="${style}"><script src="${script}" defer></script>
</head>
<body class="${className}"${attributes}>${content}</body>
</html>`;
}
