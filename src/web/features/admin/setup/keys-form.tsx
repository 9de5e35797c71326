import './keys-form.css';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { KeyField, ProviderKeyList } from '../../../../contract/admin/keys.ts';
import { adminSetup } from '../../../../messages/admin-setup.ts';
import { ApiError, callApi } from '../../../lib/call-api.ts';
import { confirmed } from '../../../lib/confirm-identity.ts';
import { toast } from '../../../lib/toast.ts';
import { Field, PasswordField } from '../../../ui/field.tsx';
import { LoadState } from '../../../ui/load-state.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { refreshSetup, setupApi, useProviderKeys } from './setup-queries.ts';

type Values = Record<string, string | null>;
type KeyGroup = ProviderKeyList['groups'][number];

/** The keys of the providers. A saved key never comes back; the form shows only how it ends. */
export function KeysForm() {
  const { data, isError, refetch } = useProviderKeys();
  if (!data) return <LoadState thing={adminSetup.keys} isError={isError} onRetry={refetch} />;
  return data.groups.map((group) => <KeysGroup key={group.id} {...group} saved={data} />);
}

function KeysGroup({
  title,
  isNeeded,
  note,
  fields,
  webhookUrl,
  saved,
}: KeyGroup & { saved: ProviderKeyList }) {
  const [values, setValues] = useState<Values>({});
  const { run, isPending, error } = useAction(
    async (changed: Values) =>
      confirmed(adminSetup.keysPassword, () =>
        callApi(setupApi().keys.$put({ json: { values: changed, version: saved.version } })),
      ),
    {
      onSuccess: async (result) => {
        if (!result) return;
        setValues({});
        toast.success(adminSetup.keysSaved(title));
        await refreshSetup();
      },
      // what was typed stays, and the list shows what another admin has saved
      onError: (problem) => {
        if (problem instanceof ApiError && problem.code === 'settings-changed') void refreshSetup();
      },
    },
  );
  const stored = fields.filter(({ name }) => sourceOf(saved, name) === 'stored');
  const typed = Object.fromEntries(Object.entries(values).filter(([, value]) => value?.trim()));
  return (
    <form
      method="post"
      className="panel keys-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (Object.keys(typed).length > 0) run(typed);
      }}
    >
      <div>
        <h2>{isNeeded ? title : adminSetup.optional(title)}</h2>
        {note && <p className="keys-form__note">{note}</p>}
      </div>
      {webhookUrl && <WebhookUrl url={webhookUrl} />}
      <div className="field-grid">
        {fields.map((field) => (
          <KeyInput
            key={field.name}
            {...field}
            saved={saved}
            value={values[field.name] ?? ''}
            error={error?.fields[field.name]}
            onChange={(value) => setValues({ ...values, [field.name]: value })}
          />
        ))}
      </div>
      <div role="alert">{error && <p className="alert alert--danger">{error.message}</p>}</div>
      <div className="admin-form__actions">
        {stored.length > 0 && (
          <button
            type="button"
            className="button button--danger-quiet"
            onClick={() => run(Object.fromEntries(stored.map(({ name }) => [name, null])))}
          >
            {adminSetup.deleteKeys}
          </button>
        )}
        <SubmitButton isBusy={isPending} className="button">
          {adminSetup.saveKeys}
        </SubmitButton>
      </div>
    </form>
  );
}

function KeyInput({
  name,
  label,
  hint,
  isSecret,
  saved,
  value,
  error,
  onChange,
}: KeyField & {
  saved: ProviderKeyList;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  const key = saved.keys.find((candidate) => candidate.name === name);
  const state = stateText(name, key);
  const Input = isSecret ? PasswordField : Field;
  const text = [state, key?.source === 'environment' ? '' : hint].filter(Boolean).join(' ');
  return (
    <Input
      label={label}
      value={value}
      error={error}
      autoComplete="off"
      spellCheck={false}
      readOnly={key?.source === 'environment'}
      columns={3}
      {...(text && { hint: text })}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function sourceOf({ keys }: ProviderKeyList, name: string) {
  return keys.find((key) => key.name === name)?.source;
}

function stateText(name: string, key: ProviderKeyList['keys'][number] | undefined): string {
  if (!key || key.source === 'none') return '';
  const end =
    key.hint &&
    (name === 'SMTP_URL' || name === 'MAIL_FROM' ? `: ${key.hint}` : adminSetup.endsWith(key.hint));
  if (key.source === 'environment') return adminSetup.keyFromEnvironment({ name, end });
  if (key.source === 'unreadable') return adminSetup.keyUnreadable;
  return adminSetup.keySet(end);
}

function WebhookUrl({ url }: { url: string }) {
  return (
    <div className="keys-form__webhook">
      <span>{adminSetup.webhookAddress}</span>
      <code>{url}</code>
      <button
        type="button"
        className="button button--secondary button--small"
        onClick={async () => {
          await navigator.clipboard?.writeText(url);
          toast.success(adminSetup.copied);
        }}
      >
        <Copy size={18} strokeWidth={1.75} aria-hidden="true" />
        {adminSetup.copy}
      </button>
    </div>
  );
}
