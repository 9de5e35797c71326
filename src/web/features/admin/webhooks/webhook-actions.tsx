import { KeyRound, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Webhook } from '../../../../contract/admin/webhooks.ts';
import { adminWebhooks } from '../../../../messages/admin-webhooks.ts';
import { confirmed } from '../../../lib/confirm-identity.ts';
import { toast } from '../../../lib/toast.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SAVED } from '../../../ui/unsaved-guard.tsx';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { SecretDialog } from './secret-dialog.tsx';
import {
  refreshDeliveries,
  refreshWebhookList,
  refreshWebhooks,
  removeWebhook,
  rotateSecret,
  sendTest,
} from './webhooks-queries.ts';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function WebhookActions({ webhook: { _id: id } }: { webhook: Webhook }) {
  const navigate = useNavigate();
  const [question, setQuestion] = useState<'rotate' | 'remove'>();
  const [secret, setSecret] = useState<string>();
  const close = () => setQuestion(undefined);
  const rotation = useAdminAction(() => confirmed(adminWebhooks.whyConfirm, () => rotateSecret(id)), {
    onSuccess: (result) => setSecret(result?.secret),
    onSettled: close,
  });
  const removal = useAdminAction(() => confirmed(adminWebhooks.whyConfirm, () => removeWebhook(id)), {
    onSuccess: (result) => {
      if (!result) return;
      toast.success(adminWebhooks.removed);
      void refreshWebhookList();
      void navigate('/admin/webhooks', SAVED);
    },
    onSettled: close,
  });
  return (
    <div className="webhook-actions">
      <ActionButton
        className="button button--secondary"
        call={() => sendTest(id)}
        onSuccess={() => toast.success(adminWebhooks.testSent)}
        onSettled={refreshDeliveries}
      >
        <Send {...ICON} />
        {adminWebhooks.sendTest}
      </ActionButton>
      <button type="button" className="button button--secondary" onClick={() => setQuestion('rotate')}>
        <KeyRound {...ICON} />
        {adminWebhooks.rotate}
      </button>
      <button type="button" className="button button--danger-quiet" onClick={() => setQuestion('remove')}>
        <Trash2 {...ICON} />
        {adminWebhooks.remove}
      </button>
      {question === 'rotate' && (
        <ConfirmDialog
          question={adminWebhooks.rotateQuestion}
          consequence={adminWebhooks.rotateConsequence}
          yes={adminWebhooks.rotate}
          isBusy={rotation.isPending}
          onYes={() => rotation.run()}
          onNo={close}
        />
      )}
      {question === 'remove' && (
        <ConfirmDialog
          question={adminWebhooks.removeQuestion}
          consequence={adminWebhooks.removeConsequence}
          yes={adminWebhooks.remove}
          isBusy={removal.isPending}
          onYes={() => removal.run()}
          onNo={close}
        />
      )}
      {secret && (
        <SecretDialog
          secret={secret}
          onClose={() => {
            setSecret(undefined);
            void refreshWebhooks();
          }}
        />
      )}
    </div>
  );
}
