import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Puts values that somebody else saved into a form that is being filled in: untouched fields show them, typed ones stay
 * as typed, and where both changed the same field the field says what was saved.
 */
export function loadFresh<Input extends FieldValues>(
  { reset, setValue, setError, getValues, formState }: UseFormReturn<FieldValues, unknown, Input>,
  fresh: FieldValues,
): void {
  const typed = leavesOf(getValues());
  const before = leavesOf(formState.defaultValues ?? {});
  const saved = leavesOf(fresh);
  reset(fresh);
  for (const [name, value] of typed) {
    if (isSame(value, before.get(name))) continue;
    setValue(name, value, { shouldDirty: true });
    const now = saved.get(name);
    if (isSame(now, before.get(name)) || isSame(now, value)) continue;
    const shown = Array.isArray(now) ? 'another list' : `“${String(now ?? '')}”`;
    setError(name, { message: `Somebody else saved ${shown} here. Saving again replaces it.` });
  }
}

/** Values by the names of their fields, "grievanceOfficer.phone"; a list is one value. */
function leavesOf(values: FieldValues, prefix = ''): Map<string, unknown> {
  return new Map(
    Object.entries(values).flatMap(([key, value]): [string, unknown][] => {
      const name = prefix + key;
      const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
      return isGroup ? [...leavesOf(value, `${name}.`)] : [[name, value]];
    }),
  );
}

/** A number of the API and the same number in a field are the same. */
function isSame(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : String(value ?? ''));
  return plain(one) === plain(other);
}
