import { Ban } from 'lucide-react';
import { useState } from 'react';
import { type BatchDetails, batchBlock } from '../../../../contract/admin/batches.ts';
import { adminBatches } from '../../../../messages/admin-batches.ts';
import { toast } from '../../../lib/toast.ts';
import { useRight } from '../../../lib/use-right.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { blockBatch } from './batches-queries.ts';

const form = batchBlock.pick({ reason: true });

/** Stops the sale of a batch, or allows it again. */
export function BlockBatch({ batch }: { batch: BatchDetails }) {
  const [isOpen, setOpen] = useState(false);
  const { _id, version, blockedAt, recalledAt, code } = batch;
  const mayBlock = useRight('recalls');
  if (recalledAt || !mayBlock) return null;
  if (blockedAt)
    return (
      <ActionButton
        className="button button--secondary button--small"
        call={() => blockBatch(_id, { version, isBlocked: false, reason: '' })}
        onSuccess={() => toast.success(adminBatches.allowedDone)}
        onSettled={() => undefined}
      >
        {adminBatches.allow}
      </ActionButton>
    );
  return (
    <>
      <button
        type="button"
        className="button button--danger-quiet button--small"
        onClick={() => setOpen(true)}
      >
        <Ban size={18} strokeWidth={1.75} aria-hidden="true" />
        {adminBatches.block}
      </button>
      <Dialog
        title={adminBatches.blockTitle(code)}
        note={adminBatches.blockNote}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <AdminForm
          className="dialog-form"
          schema={form}
          fields={[{ name: 'reason', label: adminBatches.blockReason, kind: 'area' }]}
          values={{ reason: '' }}
          button={adminBatches.block}
          isDanger
          isUnguarded
          onSave={async ({ reason }) => {
            await blockBatch(_id, { version, isBlocked: true, reason });
            toast.success(adminBatches.blockedDone);
            setOpen(false);
            return undefined;
          }}
        />
      </Dialog>
    </>
  );
}
