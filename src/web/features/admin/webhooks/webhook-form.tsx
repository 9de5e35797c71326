import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SignedInUser } from '../../../../contract/account.ts';
import {
  type Webhook,
  type WebhookSecret,
  webhookCreate,
  webhookEdit,
} from '../../../../contract/admin/webhooks.ts';
import { adminWebhooks } from '../../../../messages/admin-webhooks.ts';
import { toast } from '../../../lib/toast.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { SAVED } from '../../../ui/unsaved-guard.tsx';
import { useReauthentication } from '../../shared/session/use-reauthentication.tsx';
import { EventChoices } from './event-choices.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { createWebhook, editWebhook, refreshWebhooks } from './webhooks-queries.ts';

const fields = (): FieldSpec[] => [
  { name: 'url', label: adminWebhooks.address, hint: adminWebhooks.addressHint },
  { name: 'description', label: adminWebhooks.description, hint: adminWebhooks.descriptionHint },
];

export function NewWebhook({ admin }: { admin: SignedInUser }) {
  const navigate = useNavigate();
  const [created, setCreated] = useState<WebhookSecret>();
  const { withPassword, dialog } = useReauthentication(admin, adminWebhooks.password);
  return (
    <>
      <AdminForm
        schema={webhookCreate}
        fields={fields()}
        values={{ url: '', description: '', events: [] }}
        button={adminWebhooks.create}
        onSave={async (terms) => {
          const result = await withPassword((password) => createWebhook(terms, password));
          if (!result) return false;
          setCreated(result);
          return undefined;
        }}
      >
        <EventChoices />
      </AdminForm>
      {dialog}
      {created && (
        <SecretDialog
          secret={created.secret}
          onClose={() => {
            void refreshWebhooks();
            void navigate(`/admin/webhooks/${created.webhook._id}`, { ...SAVED, replace: true });
          }}
        />
      )}
    </>
  );
}

export function EditWebhook({ admin, webhook }: { admin: SignedInUser; webhook: Webhook }) {
  const { withPassword, dialog } = useReauthentication(admin, adminWebhooks.password);
  const { url, description, events, state } = webhook;
  const isEnabled = state === 'working' || state === 'failing';
  return (
    <>
      <AdminForm
        schema={webhookEdit}
        fields={[...fields(), { name: 'isEnabled', label: adminWebhooks.isEnabled, kind: 'check' }]}
        values={{ url: url ?? '', description, events, isEnabled }}
        button={adminWebhooks.save}
        onSave={async (terms) => {
          const saved = await withPassword((password) => editWebhook(webhook._id, terms, password));
          if (!saved) return false;
          toast.success(adminWebhooks.saved);
          await refreshWebhooks();
          return undefined;
        }}
      >
        <EventChoices />
      </AdminForm>
      {dialog}
    </>
  );
}
