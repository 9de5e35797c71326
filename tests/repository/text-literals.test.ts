/** Texts for people are messages or content: this finds the ones that are written in the code of pages and e-mails. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';

interface Node {
  type: string;
  [field: string]: unknown;
}

const ROOT = path.join(import.meta.dirname, '../..');
/** Hundreds of files are parsed. */
const SLOW_MS = 60_000;
const PAGES = ['src/web/**/*.{ts,tsx}'];
/** What the server writes for people to read later. Errors of requests are in the contract, results of checks have a type. */
const MESSAGES_OF_SERVER = ['src/server/emails/**/*.ts', 'src/server/foods/import/**/*.ts'];
/** The parts of an e-mail, and what is told of a payment. */
const PARTS_OF_EMAIL = /^(subject|greeting|paragraphs|ending|rows|totals|link|details)$/;
/**
 * A greeting for older versions of the shop; the order in previews of e-mails; kinds of audit entries.
 */
const ALLOWED_ON_SERVER = /^(Hello|1, Sample Street|Sample Courier|(import|cancel) (foods|import))$/;
/** Attributes and properties that hold no text. */
const TECHNICAL =
  /^(className|class|style|to|href|src|srcSet|sizes|type|name|id|htmlFor|rel|as|role|method|action|key|value|defaultValue|autoComplete|inputMode|enterKeyHint|pattern|target|allow|sandbox|d|viewBox|points|transform|accept|lang|hrefLang|media|preload|loading|decoding|list|form|crossOrigin|kind|code|queryKey|path|icon|size|align|fill|stroke.*|xmlns|dateTime|scope|step|min|max|wrap|property|content|@type|tagName|charSet|httpEquiv|headers|unit|field|area|pageTheme|tone|variant|event|font-.*|aria-(current|live|haspopup|autocomplete|relevant|controls|labelledby|describedby|owns|sort|pressed|hidden|expanded|activedescendant|errormessage)|data-.*)$/;
/** Calls whose strings are for programmers. */
const FOR_PROGRAMMERS =
  /^(Error|TypeError|setRequestHeader|RegExp|URL|matchMedia|querySelector.*|closest|matches|getElementById|addEventListener|removeEventListener|getItem|setItem|set|get|has|append|createElement|getAttribute|setAttribute|toggleAttribute|setProperty|startsWith|endsWith|includes|split|join|replace|replaceAll|indexOf|Intl\..*|createContext|import|test|match|dispatchEvent|Event|log|warn|error|formData|lazy.*|NumberFormat|DateTimeFormat)$/;
/** Two words, or one that begins with a capital. */
const TEXT = /\p{L}{2,}[,.:;!?’']* \p{L}+|^\p{Lu}\p{Ll}{2,}[.!?…]?$|^\p{L}{2,}[!?…]$/u;
/**
 * Code, markup, class names and media queries in a string; the shapes of a skeleton; columns of catalogue files; a kind of
 * audit entry; names of a library and of payment providers.
 */
const NO_TEXT =
  /[{}=<]|--|^\([\w-]+: |^(for|if)\(|^((row|card|tile) ?)+$|^[a-z_]+(, [a-z_]+)+$|^(search word|api key)$|^(Leaflet|Razorpay|PayPal)$/;

test('the pages have no text in their code', { timeout: SLOW_MS }, () => {
  expect(textsOfFiles(PAGES, textsIn)).toEqual([]);
});

test('e-mails and the results of imports have no text in their code', () => {
  const read = (source: string) => textsIn(source).filter((text) => !ALLOWED_ON_SERVER.test(text));
  expect(textsOfFiles(MESSAGES_OF_SERVER, read)).toEqual([]);
});

test('nothing else on the server writes the text of an e-mail', { timeout: SLOW_MS }, () => {
  const read = (source: string) =>
    textsIn(source, false, PARTS_OF_EMAIL).filter((text) => !ALLOWED_ON_SERVER.test(text));
  expect(textsOfFiles(['src/server/**/*.ts'], read)).toEqual([]);
});

test('a text in code is found', () => {
  expect(
    textsIn('<p title="Our farm" className="wide card">{isOn ? "Sold out" : code === "Sold"}</p>', true),
  ).toEqual(['Our farm', 'Sold out']);
});

test('a text in an e-mail is found, and other texts on the server are not', () => {
  const source = "send({ subject: 'It was sent', note: 'Sent by hand', rows: [['Paid', amount]] })";
  expect(textsIn(source, false, PARTS_OF_EMAIL)).toEqual(['It was sent', 'Paid']);
});

function textsOfFiles(scope: string[], read: (source: string, tsx: boolean) => string[]) {
  return globSync(scope, { cwd: ROOT })
    .filter((file) => !/\.(test|d|store|routes)\.tsx?$/.test(file))
    .map((file) => {
      const source = readFileSync(path.join(ROOT, file), 'utf8');
      return { file, texts: read(source, file.endsWith('x')) };
    })
    .filter(({ texts }) => texts.length > 0);
}

/** `properties`: only what is in a property of this name. */
function textsIn(source: string, tsx = false, properties?: RegExp): string[] {
  const found: string[] = [];
  const visit = (value: unknown, isRead: boolean): void => {
    if (Array.isArray(value)) for (const part of value) visit(part, isRead);
    else if (typeof value === 'object' && value !== null) visitNode(value as Node, isRead);
  };
  const visitNode = (node: Node, isRead: boolean): void => {
    const text = textOf(node);
    const isPart = node.type === 'KeyValueProperty' && properties?.test(nameOf(node.key));
    if (text === undefined) visit(partsOf(node), isRead || isPart === true);
    else if (isRead && TEXT.test(text) && !NO_TEXT.test(text)) found.push(text);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' }).body, properties === undefined);
  return found;
}

function textOf(node: Node): string | undefined {
  const isText = ['JSXText', 'StringLiteral', 'TemplateElement'].includes(node.type);
  return isText
    ? String(node.value ?? node.cooked)
        .trim()
        .replaceAll(/\s+/g, ' ')
    : undefined;
}

/** The parts of the code that may hold texts. */
function partsOf(node: Node): unknown[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'TsLiteralType':
    case 'TsTypeAliasDeclaration':
    case 'TsInterfaceDeclaration':
      return [];
    case 'JSXAttribute':
      return TECHNICAL.test(nameOf(node.name)) ? [] : [node.value];
    case 'KeyValueProperty':
      return TECHNICAL.test(nameOf(node.key)) ? [] : [node.value];
    case 'CallExpression':
    case 'NewExpression':
      return FOR_PROGRAMMERS.test(nameOf(node.callee)) ? [node.callee] : [node.callee, node.arguments];
    case 'BinaryExpression':
      // a comparison with a code, not a text
      return /^[!=]==?$/.test(String(node.operator)) ? [] : Object.values(node);
    case 'MemberExpression':
      return [node.object];
    case 'SwitchCase':
      return [node.consequent];
    default:
      return Object.values(node);
  }
}

/** The name of an attribute, property or called function. */
function nameOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return '';
  const { type, value, name, namespace, property } = node as Record<string, unknown>;
  if (type === 'JSXNamespacedName') return `${nameOf(namespace)}-${nameOf(name)}`;
  if (type === 'MemberExpression') return nameOf(property);
  return String(value ?? '');
}
