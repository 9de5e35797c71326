/** Picks the form of a count by the plural rules of the language. `Form` lists the forms that the language has. */
export function pluralIn<Form extends Intl.LDMLPluralRule>(language: string) {
  const rules = new Intl.PluralRules(language);
  return (count: number, forms: Record<Form, string>): string => forms[rules.select(count) as Form];
}
