/** Texts for people are messages or content: this finds the ones that are written in the code of the pages. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';

interface Node {
  type: string;
  [field: string]: unknown;
}

const ROOT = path.join(import.meta.dirname, '../..');
const SCOPE = ['src/web/**/*.{ts,tsx}'];
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

const files = globSync(SCOPE, { cwd: ROOT }).filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file));

test('the pages have no text in their code', () => {
  const found = files.map((file) => {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    return { file, texts: textsIn(source, file.endsWith('x')) };
  });
  expect(found.filter(({ texts }) => texts.length > 0)).toEqual([]);
});

test('a text in code is found', () => {
  expect(
    textsIn('<p title="Our farm" className="wide card">{isOn ? "Sold out" : code === "Sold"}</p>', true),
  ).toEqual(['Our farm', 'Sold out']);
});

function textsIn(source: string, tsx: boolean): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const part of value) visit(part);
    else if (typeof value === 'object' && value !== null) visitNode(value as Node);
  };
  const visitNode = (node: Node): void => {
    const text = textOf(node);
    if (text === undefined) visit(partsOf(node));
    else if (TEXT.test(text) && !NO_TEXT.test(text)) found.push(text);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx, target: 'es2022' }).body);
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
