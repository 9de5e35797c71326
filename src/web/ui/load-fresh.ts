import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { adminUi } from '../../messages/admin-ui.ts';

type Leaf<Values extends FieldValues> = PathValue<Values, Path<Values>>;
type Leaves<Values extends FieldValues> = Map<Path<Values>, Leaf<Values>>;

/**
 * Merges values that somebody else saved into a form with unsaved input. Untouched fields show the new values, edited
 * fields keep the input. Where both changed the same field, an error at the field shows the other value.
 */
export function loadFresh<Values extends FieldValues, Input extends FieldValues>(
  { reset, setValue, setError, getValues, formState }: UseFormReturn<Values, unknown, Input>,
  fresh: Values,
): void {
  const typed = leavesOf<Values>(getValues());
  const before = leavesOf<Values>(formState.defaultValues ?? {});
  const saved = leavesOf<Values>(fresh);
  reset(fresh);
  for (const [name, value] of typed) {
    if (isSame(value, before.get(name))) continue;
    setValue(name, value, { shouldDirty: true });
    const now = saved.get(name);
    if (isSame(now, before.get(name)) || isSame(now, value)) continue;
    const message = Array.isArray(now) ? adminUi.listSavedByOther : adminUi.savedByOther(String(now ?? ''));
    setError(name, { message });
  }
}

/** Values by field path, such as "grievanceOfficer.phone"; a list counts as one value. */
function leavesOf<Values extends FieldValues>(values: FieldValues, prefix = ''): Leaves<Values> {
  return new Map(
    Object.entries(values).flatMap(([key, value]): [Path<Values>, Leaf<Values>][] => {
      const name = prefix + key;
      const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
      return isGroup ? [...leavesOf<Values>(value, `${name}.`)] : [[name as Path<Values>, value]];
    }),
  );
}

/** The API sends numbers, and a field holds the same number as text. */
function isSame(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : String(value ?? ''));
  return plain(one) === plain(other);
}
