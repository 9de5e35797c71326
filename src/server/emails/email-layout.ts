import { html } from 'hono/html';
import { readableText } from '../../rules/colour.ts';
import { DEFAULT_LANGUAGE, type Language, languageDetails } from '../../rules/languages.ts';
import type { PageSection } from '../../rules/page-sections/section-types.ts';
import { textsOf } from '../../rules/page-sections/texts-of.ts';
import type { ShopPolicy } from '../../rules/policy.ts';
import type { Email } from '../providers/mailer.ts';

/** The content of an e-mail; `renderEmail` makes HTML and plain text of it. */
export interface EmailContent {
  /** The reader's; English in e-mails that older versions of the shop queued. */
  language?: Language;
  subject: string;
  greeting: string;
  /** The person to greet with the owner's greeting, instead of `greeting`; empty without a name. */
  greets?: string;
  paragraphs: string[];
  /** Shown large and centred, for example a code. */
  highlight?: string;
  link?: { text: string; url: string };
  /** Lines of an order; the last one is the total. */
  totals?: [string, string][];
  rows?: [string, string][];
  ending?: string;
  /** The page that ends e-mails of this kind, as a small link. */
  stop?: { text: string; url: string };
}

export interface Sender {
  shopName: string;
  shopEmail: string;
  /** The From address. The mail server must be allowed to send for it. */
  mailFrom: string;
  shopUrl: string;
  /** With guest shopping: the signature with which a link shows an order without a login. */
  signTracking?: (orderId: string) => string;
  /** Background of the header. */
  headerColour: string;
  /** With an absolute address, and the size at which it is shown. */
  logo: { url: string; width: number; height: number } | undefined;
  policy: ShopPolicy;
  /** The courier's page for a parcel. */
  trackingLink?: (parcel: { courier: string | null; trackingNumber: string | null }) => string | undefined;
  /** The owner's texts, see `rules/page-sections/emails.ts`. */
  textsIn: (language: Language) => PageSection[];
}

const INK = '#2b1a10';
const LEAF = '#2f5d34';

/** The content as HTML and as plain text. `html` escapes all values; nothing else writes markup. */
export function renderEmail(content: EmailContent, sender: Sender): Email {
  const { shopName, shopEmail, shopUrl } = sender;
  const { subject, paragraphs, highlight, link, totals = [], rows = [], ending, stop } = content;
  const greeting = greetingOf(content, sender);
  const language = languageOf(content);
  const closing = textsOf(sender.textsIn(language), 'closing').text;
  const text = [
    greeting,
    ...paragraphs,
    ...(highlight ? [`    ${highlight}`] : []),
    ...[totals, rows]
      .filter(({ length }) => length > 0)
      .map((list) => list.map(([name, value]) => `${name}: ${value}`).join('\n')),
    ...(link ? [`${link.text}: ${link.url}`] : []),
    ...(ending ? [ending] : []),
    ...(stop ? [`${stop.text}: ${stop.url}`] : []),
    ...(closing ? [closing] : []),
    `${shopName}\n${shopUrl}${shopEmail ? `\n${shopEmail}` : ''}`,
  ].join('\n\n');
  const page = html`<!doctype html>
<html lang="${languageDetails[language].tag}">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${subject}</title></head>
  <body style="margin:0;padding:24px 12px;background:#f6efe3;color:${INK};font-family:Figtree,Segoe UI,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.55">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffdf8;border-radius:14px;overflow:hidden">
        ${headerRow(sender)}
        <tr><td style="padding:26px 28px 8px">
          <p style="margin:0 0 14px;font-weight:600">${greeting}</p>
          ${paragraphs.map((paragraph) => html`<p style="margin:0 0 14px">${paragraph}</p>`)}
          ${highlight ? html`<p style="margin:8px 0 20px;padding:16px;border-radius:10px;background:#eef3e6;color:${LEAF};font-size:32px;font-weight:700;letter-spacing:6px;text-align:center">${highlight}</p>` : ''}
          ${totals.length > 0 ? totalsTable(totals) : ''}
          ${rows.length > 0 ? rowsTable(rows) : ''}
          ${link ? html`<p style="margin:8px 0 20px"><a href="${link.url}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:${LEAF};color:#ffffff;font-weight:600;text-decoration:none">${link.text}</a></p>` : ''}
          ${ending ? html`<p style="margin:0 0 14px;color:#6b5444;font-size:14px">${ending}</p>` : ''}
          ${stop ? html`<p style="margin:0 0 14px;font-size:14px"><a href="${stop.url}" style="color:${LEAF}">${stop.text}</a></p>` : ''}
          ${closing ? html`<p style="margin:0 0 14px;white-space:pre-line">${closing}</p>` : ''}
        </td></tr>
        <tr><td style="padding:14px 28px 24px;border-top:1px solid #e8dcc8;color:#6b5444;font-size:13px">${shopName} · <a href="${shopUrl}" style="color:${LEAF}">${shopUrl}</a>${shopEmail ? ` · ${shopEmail}` : ''}</td></tr>
      </table>
    </td></tr></table>
  </body>
</html>`;
  return { subject, text, html: String(page) };
}

const languageOf = ({ language = DEFAULT_LANGUAGE }: EmailContent) => language;

function greetingOf(content: EmailContent, { textsIn }: Sender): string {
  const { greeting, greets } = content;
  if (greets === undefined) return greeting;
  const { hello = '' } = textsOf(textsIn(languageOf(content)), 'greeting');
  return `${[hello, greets].filter(Boolean).join(' ')},`;
}

/** The name stays beside the logo: many mail clients show no pictures until they are asked to. */
function headerRow({ shopName, headerColour, logo }: Sender) {
  const image = logo
    ? html`<img src="${logo.url}" alt="Logo" width="${logo.width}" height="${logo.height}" style="display:inline-block;vertical-align:middle;border:0;margin-right:14px">`
    : '';
  return html`<tr><td style="padding:18px 28px;background:${headerColour};color:${readableText(headerColour).text};font-family:Eczar,Georgia,serif;font-size:22px;font-weight:600">${image}${shopName}</td></tr>`;
}

function totalsTable(totals: [string, string][]) {
  const total = totals.length - 1;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 18px;border-top:1px solid #e8dcc8">
    ${totals.map(
      ([name, value], index) =>
        html`<tr style="${index === total ? 'font-size:18px;font-weight:700' : 'color:#6b5444'}"><td style="padding:8px 12px 8px 0;border-bottom:1px solid #e8dcc8;vertical-align:top">${name}</td><td align="right" style="padding:8px 0;border-bottom:1px solid #e8dcc8;color:${INK};vertical-align:top;white-space:nowrap">${value}</td></tr>`,
    )}
  </table>`;
}

function rowsTable(rows: [string, string][]) {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 18px;border-top:1px solid #e8dcc8">
    ${rows.map(
      ([name, value]) =>
        html`<tr><td style="padding:8px 12px 8px 0;border-bottom:1px solid #e8dcc8;color:#6b5444;vertical-align:top">${name}</td><td style="padding:8px 0;border-bottom:1px solid #e8dcc8;white-space:pre-line">${linked(value)}</td></tr>`,
    )}
  </table>`;
}

/** A line that is an address of a website becomes a link. */
function linked(value: string) {
  return value
    .split('\n')
    .map((line, index) => [
      index === 0 ? '' : '\n',
      /^https:\/\/\S+$/.test(line)
        ? html`<a href="${line}" style="color:${LEAF};word-break:break-all">${line}</a>`
        : line,
    ]);
}
