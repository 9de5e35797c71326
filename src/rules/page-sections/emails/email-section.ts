import { line, text } from '../fields.ts';
import type {
  SectionDefinition,
  SectionField,
  SectionLabel,
  SectionMessage,
  Texts,
} from '../section-types.ts';

type Required = readonly string[];

/** A placeholder is required where the e-mail would lose a fact without it. */
export const subject = (required: Required = [], key = 'subject', label: SectionMessage = 'subject') =>
  line(key, label, { maxLength: 120, required });
export const body = (required: Required = [], key = 'text', label: SectionLabel = 'text') =>
  text(key, label, { maxLength: 900, required });
export const button = line('button', 'button', { maxLength: 40 });
export const ending = (required: Required = []) => text('ending', 'ending', { maxLength: 500, required });
export const label = (key: string, title: SectionMessage, required: Required = []) =>
  line(key, title, { maxLength: 60, required });

interface EmailSection {
  key: string;
  title: SectionMessage;
  note: SectionMessage;
  fields: readonly SectionField[];
  facts?: readonly string[];
  texts: Texts;
}

/** The texts of one e-mail, which is always sent. The shop adds codes, amounts, tracking numbers and links to them. */
export function emailSection({ texts, ...section }: EmailSection): SectionDefinition {
  return { ...section, isAlwaysShown: true, defaults: { texts } };
}
