import type { Extension } from '../../../extension/extension.ts';
import { StartError } from '../start-error.ts';

/** The environment variables that extensions declare for themselves. Throws a StartError for invalid ones. */
export function extensionKeys(
  extensions: readonly Extension[],
  environment: Record<string, string | undefined>,
): Partial<Record<string, string>> {
  const values: Partial<Record<string, string>> = {};
  const errors: string[] = [];
  for (const { name, schema } of extensions.flatMap(({ keys = [] }) => keys)) {
    if (environment[name] === undefined) continue;
    const parsed = schema.safeParse(environment[name]);
    if (parsed.success) values[name] = parsed.data;
    else errors.push(`${name}: ${parsed.error.issues[0]?.message ?? 'is not valid'}`);
  }
  if (errors.length > 0) throw new StartError(...errors);
  return values;
}
