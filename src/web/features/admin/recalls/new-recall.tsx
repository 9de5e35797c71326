import { Mail, PackageX, QrCode, Truck } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { type RecallPreview, recallNotice } from '../../../../contract/admin/recalls.ts';
import { adminRecalls } from '../../../../messages/admin-recalls.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { LoadState } from '../../../ui/load-state.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { SAVED } from '../../../ui/unsaved-guard.tsx';
import { startRecall, useRecallPreview } from './recalls-queries.ts';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

export const noticeFields = (): FieldSpec[] => [
  { name: 'reason', label: adminRecalls.reason, hint: adminRecalls.reasonHint, kind: 'area' },
  { name: 'hazard', label: adminRecalls.hazard, hint: adminRecalls.hazardHint, kind: 'area' },
  { name: 'advice', label: adminRecalls.advice, hint: adminRecalls.adviceHint, kind: 'area' },
];

/** Says what a recall does, and asks for the code so that nobody recalls by a slip. */
export function NewRecall({ batch }: { batch: string }) {
  const { data: preview, isError, refetch } = useRecallPreview(batch);
  if (preview === undefined)
    return <LoadState thing={adminRecalls.batch} isError={isError} onRetry={refetch} />;
  if (preview === null) return <p className="panel">{adminRecalls.batchNotFound}</p>;
  if (preview.recallId)
    return (
      <p className="panel">
        {adminRecalls.recalledBefore}{' '}
        <Link to={`/admin/recalls/${preview.recallId}`}>{adminRecalls.openRecall}</Link>
      </p>
    );
  return <StartForm preview={preview} />;
}

function StartForm({ preview }: { preview: RecallPreview }) {
  const navigate = useNavigate();
  const { batch, bottlesLeft, people, bottlesSold, ordersToStop } = preview;
  const schema = recallNotice.extend({
    confirm: z.string().refine((text) => text.trim().toUpperCase() === batch.code, {
      error: () => adminRecalls.confirmWrong(batch.code),
    }),
  });
  return (
    <>
      <h1>{adminRecalls.question(batch.code)}</h1>
      <section className="panel recall-facts">
        <p>{batch.food}</p>
        <ul>
          <li>
            <PackageX {...ICON} />
            {adminRecalls.bottlesLeave(bottlesLeft)}
          </li>
          <li>
            <Truck {...ICON} />
            {adminRecalls.ordersStop(ordersToStop)}
          </li>
          <li>
            <Mail {...ICON} />
            {adminRecalls.customersNotified({ people, bottles: bottlesSold })}
          </li>
          <li>
            <QrCode {...ICON} />
            {adminRecalls.passportRed}
          </li>
        </ul>
      </section>
      <AdminForm
        schema={schema}
        fields={[...noticeFields(), { name: 'confirm', label: adminRecalls.confirm(batch.code) }]}
        values={{ reason: '', hazard: '', advice: '', confirm: '' }}
        button={adminRecalls.start}
        isDanger
        onSave={async ({ confirm: _confirm, ...notice }) => {
          const id = await startRecall(batch._id, notice);
          void navigate(`/admin/recalls/${id}`, { ...SAVED, replace: true });
          return undefined;
        }}
      />
    </>
  );
}
