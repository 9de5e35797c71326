import { Download, FileText, Send } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { type RecallDetails, recallEdit } from '../../../../contract/admin/recalls.ts';
import { adminRecalls } from '../../../../messages/admin-recalls.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { formatDateTime, formatDay } from '../../../../rules/shown-time.ts';
import { toast } from '../../../lib/toast.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { noticeFields } from './new-recall.tsx';
import { RecallState } from './recall-list.tsx';
import { editRecall, sendRecall, settle } from './recalls-queries.ts';

/** An empty date input is no date. */
const formSchema = recallEdit.extend({ authorityNotifiedOn: z.string(), endedOn: z.string() });
const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A recall: how far it is, what is left to do, its notice and its papers. */
export function OneRecall({ recall }: { recall: RecallDetails }) {
  const { _id, batch, startedAt, startedBy, sentAt, endedOn, ordersToStop } = recall;
  return (
    <>
      <div className="page-head-row">
        <h1>{adminRecalls.recallOf(batch.code)}</h1>
        <RecallState isSent={sentAt !== null} isEnded={endedOn !== null} />
      </div>
      <p>
        {batch.food} · {adminRecalls.by({ time: formatDateTime(startedAt), name: startedBy ?? '' })} ·{' '}
        <a href={`/b/${batch.code}`}>{adminRecalls.passport}</a>
      </p>
      {ordersToStop.length > 0 && <ToStop orders={ordersToStop} />}
      <Progress recall={recall} />
      <Notice key={`${_id}-${recall.version}`} recall={recall} />
      <section className="panel recall-papers" aria-labelledby="papers">
        <h2 id="papers">{adminRecalls.papers}</h2>
        <p className="hint">{adminRecalls.papersHint}</p>
        <div className="recall-buttons">
          <DownloadButton path={`/api/admin/recalls/${_id}/report.pdf`} fileName={`recall-${batch.code}.pdf`}>
            <FileText {...ICON} />
            {adminRecalls.report}
          </DownloadButton>
          <DownloadButton path={`/api/admin/recalls/${_id}/people.csv`} fileName={`recall-${batch.code}.csv`}>
            <Download {...ICON} />
            {adminRecalls.csv}
          </DownloadButton>
        </div>
      </section>
    </>
  );
}

function ToStop({ orders }: { orders: RecallDetails['ordersToStop'] }) {
  return (
    <div className="alert alert--danger">
      <div>
        <p>{adminRecalls.toStop}</p>
        <p>
          {orders.map(({ _id, number }) => (
            <Link key={_id} className="recall-order" to={`/admin/orders/${_id}`}>
              {adminUi.orderNumber(number)}
            </Link>
          ))}
        </p>
      </div>
    </div>
  );
}

type Asked = 'send' | 'refund' | 'replacement';

function Progress({ recall }: { recall: RecallDetails }) {
  const { _id, counts, sentAt } = recall;
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const send = useAdminAction(() => sendRecall(_id), {
    onSuccess: () => toast.success(adminRecalls.sending),
    onSettled: close,
  });
  const settleAll = useAdminAction((how: 'refund' | 'replacement') => settle(_id, { how, people: 'open' }), {
    onSuccess: ({ done, failed }) => {
      if (done.length > 0) toast.success(adminRecalls.settledCount(done.length));
      if (failed[0]) toast.error(adminRecalls.failedCount({ count: failed.length, error: failed[0].error }));
    },
    onSettled: close,
  });
  const rows: [string, string | number][] = [
    [adminRecalls.reached, adminRecalls.ofPeople({ count: counts.reached, people: counts.people })],
    [adminRecalls.emailed, counts.emailed],
    [adminRecalls.messaged, counts.messaged],
    [adminRecalls.called, counts.called],
    [adminRecalls.waiting, counts.waiting],
    [adminRecalls.failing, counts.failing],
    [adminRecalls.withoutEmail, counts.withoutEmail],
    [adminRecalls.bottlesWithCustomers, counts.bottles],
    [adminRecalls.refunds, counts.refunds],
    [adminRecalls.replacements, counts.replacements],
    [adminRecalls.open, counts.open],
  ];
  return (
    <section className="panel recall-progress" aria-labelledby="progress">
      <h2 id="progress">{adminRecalls.progress}</h2>
      <progress max={Math.max(1, counts.people)} value={counts.reached} aria-label={adminRecalls.reached} />
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {counts.people === 0 && <p>{adminRecalls.nobody}</p>}
      <div className="recall-buttons">
        {counts.people > 0 && (
          <button
            type="button"
            className={sentAt ? 'button button--secondary' : 'button button--danger'}
            onClick={() => setAsked('send')}
          >
            <Send {...ICON} />
            {sentAt ? adminRecalls.sendAgain : adminRecalls.send(counts.people)}
          </button>
        )}
        {counts.open > 0 && (
          <>
            <button type="button" className="button button--secondary" onClick={() => setAsked('refund')}>
              {adminRecalls.refundAll(counts.open)}
            </button>
            <button
              type="button"
              className="button button--secondary"
              onClick={() => setAsked('replacement')}
            >
              {adminRecalls.replaceAll(counts.open)}
            </button>
          </>
        )}
      </div>
      {asked === 'send' && (
        <ConfirmDialog
          question={adminRecalls.send(counts.people)}
          consequence={adminRecalls.sendConsequence}
          yes={adminRecalls.sendNow}
          isBusy={send.isPending}
          onYes={() => send.run()}
          onNo={close}
        />
      )}
      {(asked === 'refund' || asked === 'replacement') && (
        <ConfirmDialog
          question={
            asked === 'refund' ? adminRecalls.refundAll(counts.open) : adminRecalls.replaceAll(counts.open)
          }
          consequence={asked === 'refund' ? adminRecalls.refundConsequence : adminRecalls.replaceConsequence}
          yes={adminRecalls.doIt}
          isBusy={settleAll.isPending}
          onYes={() => settleAll.run(asked)}
          onNo={close}
        />
      )}
    </section>
  );
}

/** Its facts come from the batch. It cannot change after it was sent: all notified people must have read the same reason. */
function Notice({ recall }: { recall: RecallDetails }) {
  const { _id, version, batch, sizes, soldFrom, soldTo, reason, hazard, advice, sentAt } = recall;
  const facts: [string, string][] = [
    [adminRecalls.food, batch.food],
    [adminRecalls.batch, batch.code],
    [adminRecalls.sizes, sizes.map(({ size }) => size).join(', ')],
    [adminRecalls.pressed, batch.pressedOn ? formatDay(batch.pressedOn) : '–'],
    [adminRecalls.bestBefore, batch.bestBefore ? formatDay(batch.bestBefore) : '–'],
    [adminRecalls.soldPeriod, soldFrom && soldTo ? `${formatDay(soldFrom)} – ${formatDay(soldTo)}` : '–'],
  ];
  return (
    <AdminForm
      schema={formSchema}
      fields={[
        ...(sentAt ? [] : noticeFields()),
        { name: 'authorityNotifiedOn', label: adminRecalls.authorityNotifiedOn, kind: 'date', columns: 3 },
        { name: 'endedOn', label: adminRecalls.endedOn, kind: 'date', columns: 3 },
      ]}
      values={{
        version,
        reason,
        hazard,
        advice,
        authorityNotifiedOn: recall.authorityNotifiedOn ?? '',
        endedOn: recall.endedOn ?? '',
      }}
      button={adminRecalls.save}
      before={
        <div className="recall-notice">
          <h2>{adminRecalls.noticeTitle}</h2>
          <p className="hint">{sentAt ? adminRecalls.noticeSent : adminRecalls.noticeHint}</p>
          <dl>
            {[
              ...facts,
              ...(sentAt
                ? ([
                    [adminRecalls.reason, reason],
                    [adminRecalls.hazard, hazard || '–'],
                    [adminRecalls.advice, advice || '–'],
                  ] as [string, string][])
                : []),
            ].map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      }
      onSave={async ({ authorityNotifiedOn, endedOn, ...edit }) => {
        await editRecall(_id, {
          ...edit,
          authorityNotifiedOn: authorityNotifiedOn || null,
          endedOn: endedOn || null,
        });
        toast.success(adminRecalls.saved);
        return undefined;
      }}
    />
  );
}
