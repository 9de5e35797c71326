import type { Texts } from './section-types.ts';

const PLACEHOLDER = /\{([a-zA-Z]\w*)\}/g;

/** Facts of the shop that any page may mention, so that a text is right after the settings change. */
export const shopPlaceholders = ['name', 'tagline', 'phone', 'email', 'address', 'state'] as const;

/** Replaces {name} by its value. A placeholder without a value becomes empty, unless it is one of `facts`. */
export function fillPlaceholders(text: string, values: Texts, facts: readonly string[] = []): string {
  return text.replaceAll(PLACEHOLDER, (placeholder: string, name: string) =>
    facts.includes(name) ? placeholder : (values[name] ?? ''),
  );
}

/** The names in the text, sorted. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name).sort();
}

/** Whether the text has English words; those of a placeholder come from the settings. */
export function hasEnglishWords(text: string): boolean {
  return /[a-z]/i.test(text.replaceAll(PLACEHOLDER, ''));
}

/** The first placeholder of the text that is not allowed. */
export function unknownPlaceholder(text: string, allowed: readonly string[]): string | undefined {
  return placeholdersIn(text).find((name) => !allowed.includes(name));
}
