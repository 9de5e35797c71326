import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type Webhook,
  type WebhookSecret,
  webhookCreate,
  webhookEdit,
} from '../../../../contract/admin/webhooks.ts';
import { adminWebhooks } from '../../../../messages/admin-webhooks.ts';
import { confirmed } from '../../../lib/confirm-identity.ts';
import { toast } from '../../../lib/toast.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { SAVED } from '../../../ui/unsaved-guard.tsx';
import { EventChoices } from './event-choices.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { createWebhook, editWebhook, refreshWebhooks } from './webhooks-queries.ts';

const fields = (): FieldSpec[] => [
  { name: 'url', label: adminWebhooks.address, hint: adminWebhooks.addressHint },
  { name: 'description', label: adminWebhooks.description, hint: adminWebhooks.descriptionHint },
];

export function NewWebhook() {
  const navigate = useNavigate();
  const [created, setCreated] = useState<WebhookSecret>();
  return (
    <>
      <AdminForm
        schema={webhookCreate}
        fields={fields()}
        values={{ url: '', description: '', events: [] }}
        button={adminWebhooks.create}
        onSave={async (terms) => {
          const result = await confirmed(adminWebhooks.whyConfirm, () => createWebhook(terms));
          if (!result) return false;
          setCreated(result);
          return undefined;
        }}
      >
        <EventChoices />
      </AdminForm>
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

export function EditWebhook({ webhook }: { webhook: Webhook }) {
  const { url, description, events, state } = webhook;
  const isEnabled = state === 'working' || state === 'failing';
  return (
    <AdminForm
      schema={webhookEdit}
      fields={[...fields(), { name: 'isEnabled', label: adminWebhooks.isEnabled, kind: 'check' }]}
      values={{ url: url ?? '', description, events, isEnabled }}
      button={adminWebhooks.save}
      onSave={async (terms) => {
        const saved = await confirmed(adminWebhooks.whyConfirm, () => editWebhook(webhook._id, terms));
        if (!saved) return false;
        toast.success(adminWebhooks.saved);
        await refreshWebhooks();
        return undefined;
      }}
    >
      <EventChoices />
    </AdminForm>
  );
}
