import { line, text } from '../fields.ts';
import type { SectionDefinition, SectionField, Texts } from '../section-types.ts';

type Required = readonly string[];

/** A placeholder is required where the e-mail would lose a fact without it. */
export const subject = (required: Required = [], key = 'subject', label = 'Subject') =>
  line(key, label, { maxLength: 120, required });
export const body = (required: Required = [], key = 'text', label = 'Text') =>
  text(key, label, { maxLength: 900, required });
export const button = line('button', 'Button', { maxLength: 40 });
export const ending = (required: Required = []) =>
  text('ending', 'Below, in small type', { maxLength: 500, required });
export const label = (key: string, title: string, required: Required = []) =>
  line(key, title, { maxLength: 60, required });

interface EmailSection {
  key: string;
  title: string;
  note: string;
  fields: readonly SectionField[];
  facts?: readonly string[];
  texts: Texts;
}

/** The texts of one e-mail, which is always sent. The shop adds codes, amounts, tracking numbers and links to them. */
export function emailSection({ texts, ...section }: EmailSection): SectionDefinition {
  return { ...section, isAlwaysShown: true, defaults: { texts } };
}
