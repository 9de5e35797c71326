import './keys-form.css';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { SignedInUser } from '../../../../contract/account.ts';
import type { ProviderKeyList, StoredKeyName } from '../../../../contract/admin/keys.ts';
import { adminSetup } from '../../../../messages/admin-setup.ts';
import { ApiError, callApi } from '../../../lib/call-api.ts';
import { Field, PasswordField } from '../../../ui/field.tsx';
import { LoadState } from '../../../ui/load-state.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useReauthentication } from '../../shared/session/use-reauthentication.tsx';
import { refreshSetup, setupApi, useProviderKeys } from './setup-queries.ts';

interface KeyField {
  name: StoredKeyName;
  label: string;
  hint?: string;
  isSecret?: boolean;
}

type Values = Partial<Record<StoredKeyName, string | null>>;

interface KeyGroup {
  name: string;
  isOptional?: boolean;
  note: string;
  fields: readonly KeyField[];
  webhook?: 'razorpay' | 'paypal';
}

const groups = (): readonly KeyGroup[] => [
  {
    name: 'Razorpay',
    note: adminSetup.razorpayNote,
    webhook: 'razorpay',
    fields: [
      { name: 'RAZORPAY_KEY_ID', label: adminSetup.keyId, hint: adminSetup.beginsWith('rzp_live_') },
      { name: 'RAZORPAY_KEY_SECRET', label: adminSetup.keySecret, isSecret: true },
      {
        name: 'RAZORPAY_WEBHOOK_SECRET',
        label: adminSetup.webhookSecret,
        isSecret: true,
        hint: adminSetup.webhookSecretHint,
      },
    ],
  },
  {
    name: adminSetup.mail,
    note: adminSetup.mailNote,
    fields: [
      {
        name: 'SMTP_URL',
        label: adminSetup.mailServer,
        isSecret: true,
        hint: adminSetup.asIn('smtps://user:password@host:465'),
      },
      { name: 'MAIL_FROM', label: adminSetup.sender, hint: adminSetup.senderHint },
    ],
  },
  {
    name: 'PayPal',
    isOptional: true,
    note: adminSetup.paypalNote,
    webhook: 'paypal',
    fields: [
      { name: 'PAYPAL_CLIENT_ID', label: adminSetup.clientId },
      { name: 'PAYPAL_CLIENT_SECRET', label: adminSetup.clientSecret, isSecret: true },
      { name: 'PAYPAL_WEBHOOK_ID', label: adminSetup.webhookId },
    ],
  },
];

/** The keys of the providers. A saved key never comes back; the form shows only how it ends. */
export function KeysForm({ admin }: { admin: SignedInUser }) {
  const { data, isError, refetch } = useProviderKeys();
  if (!data) return <LoadState thing={adminSetup.keys} isError={isError} onRetry={refetch} />;
  return groups().map((group) => <KeysGroup key={group.name} {...group} saved={data} admin={admin} />);
}

function KeysGroup({
  name: title,
  isOptional = false,
  note,
  fields,
  webhook,
  saved,
  admin,
}: KeyGroup & { saved: ProviderKeyList; admin: SignedInUser }) {
  const [values, setValues] = useState<Values>({});
  const { withPassword, dialog } = useReauthentication(admin, adminSetup.keysPassword);
  const { run, isPending, error } = useAction(
    async (changed: Values) =>
      withPassword((currentPassword) =>
        callApi(
          setupApi().keys.$put({
            json: { values: changed, version: saved.version, ...(currentPassword && { currentPassword }) },
          }),
        ),
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
        <h2>{isOptional ? adminSetup.optional(title) : title}</h2>
        <p className="keys-form__note">{note}</p>
      </div>
      {webhook && <WebhookUrl url={saved.webhookUrls[webhook]} />}
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
      {dialog}
    </form>
  );
}

function KeyInput({
  name,
  label,
  hint,
  isSecret = false,
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
  const text = [state, key?.source === 'environment' ? '' : (hint ?? '')].filter(Boolean).join(' ');
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

function sourceOf({ keys }: ProviderKeyList, name: StoredKeyName) {
  return keys.find((key) => key.name === name)?.source;
}

function stateText(name: StoredKeyName, key: ProviderKeyList['keys'][number] | undefined): string {
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
