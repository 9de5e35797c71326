import { html, raw } from 'hono/html';
import { closedShop } from '../../messages/closed-shop.ts';
import { currentLanguage } from '../../messages/current-language.ts';
import { languageDetails } from '../../rules/languages.ts';

export interface ShopContact {
  name: string;
  email: string;
  phone: string;
}

const STYLE = `body{box-sizing:border-box;margin:0;min-height:100vh;min-height:100dvh;display:grid;place-content:center;padding:24px;text-align:center;
font:17px/1.6 system-ui,sans-serif;color:#26170e;background:#fffbf2}h1{margin:0 0 8px;font-size:30px;line-height:1.25}
p{margin:0 0 8px}a{color:inherit}.name{font-weight:700}`;

/** What visitors of a closed shop see. It needs no script and no data but the shop's name. */
export function closedPage({ name, email, phone }: ShopContact, wasOpen: boolean, nonce: string): string {
  const title = wasOpen ? closedShop.closed : closedShop.openingSoon;
  const text = wasOpen ? closedShop.closedNote : closedShop.openingSoonNote;
  return String(html`<!doctype html>
<html lang="${languageDetails[currentLanguage()].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${name ? `${title} | ${name}` : title}</title>
<style nonce="${nonce}">${raw(STYLE)}</style>
</head>
<body>
<main>
${name ? html`<p class="name">${name}</p>` : ''}
<h1>${title}</h1>
<p>${text}</p>
${email ? html`<p>${closedShop.write} <a href="mailto:${email}">${email}</a></p>` : ''}
${phone ? html`<p>${closedShop.call} <a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a></p>` : ''}
</main>
</body>
</html>
`);
}
