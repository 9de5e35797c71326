import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { adminKey, invalidateAdmin } from '../../../lib/admin-queries.ts';
import { queries } from '../../../lib/queries.ts';
import { toast } from '../../../lib/toast.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { LoadState } from '../../../ui/load-state.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';

interface Versioned {
  version: number;
}

interface VersionedFormProps<Saved extends Versioned, Input extends FieldValues> {
  /** In the query key. */
  name: string;
  /** In the message when loading fails. */
  thing: string;
  load: () => Promise<Saved>;
  save: (json: Input & Versioned) => Promise<Saved>;
  schema: (saved: Saved) => z.ZodType<Input, FieldValues>;
  fields: (saved: Saved) => readonly FieldSpec[];
  toValues: (saved: Saved) => FieldValues;
  button: string;
  savedText: string;
  onSaved?: () => Promise<unknown>;
  children?: ReactNode;
}

/** A form for settings that several admins can edit: the server rejects a save that is based on an old version. */
export function VersionedForm<Saved extends Versioned, Input extends FieldValues>(
  props: VersionedFormProps<Saved, Input>,
) {
  const { name, thing, load } = props;
  const { data, isError, refetch } = useQuery(
    { queryKey: adminKey(name), queryFn: load, refetchOnWindowFocus: false },
    queries,
  );
  if (!data) return <LoadState thing={thing} isError={isError} onRetry={refetch} />;
  return <LoadedForm {...props} loaded={data} />;
}

function LoadedForm<Saved extends Versioned, Input extends FieldValues>({
  loaded,
  name,
  save,
  schema,
  fields,
  toValues,
  button,
  savedText,
  onSaved,
  children,
}: VersionedFormProps<Saved, Input> & { loaded: Saved }) {
  // the version of the values in the fields: a refetch does not change them
  const version = useRef(loaded.version);
  return (
    <AdminForm
      schema={schema(loaded)}
      fields={fields(loaded)}
      values={toValues(loaded)}
      button={button}
      onSave={async (input) => {
        const saved = await save({ ...input, version: version.current });
        version.current = saved.version;
        toast.success(savedText);
        await Promise.all([invalidateAdmin(name), onSaved?.()]);
        return undefined;
      }}
      onConflict={(current) => {
        const saved = current as Saved;
        version.current = saved.version;
        return toValues(saved);
      }}
    >
      {children}
    </AdminForm>
  );
}
