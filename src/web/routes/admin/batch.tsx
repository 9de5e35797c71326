import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import '../../styles/order-parts.css';
import '../../features/admin/batches/batches.css';
import '../../features/admin/bottle-labels/bottle-labels.css';
import { Pencil } from 'lucide-react';
import { Link, useParams } from 'react-router';
import type { BatchDetails } from '../../../contract/admin/batches.ts';
import { adminBatches } from '../../../messages/admin-batches.ts';
import { dayOf } from '../../../rules/days.ts';
import { BatchFacts, BottleHistory, BottlesLeft } from '../../features/admin/batches/batch-facts.tsx';
import { BatchForm } from '../../features/admin/batches/batch-form.tsx';
import { BatchOrders } from '../../features/admin/batches/batch-orders.tsx';
import { BatchState, nameOf } from '../../features/admin/batches/batch-table.tsx';
import { useBatch, useBatchStart } from '../../features/admin/batches/batches-queries.ts';
import { BlockBatch } from '../../features/admin/batches/block-batch.tsx';
import { BottleForm } from '../../features/admin/batches/bottle-form.tsx';
import { BatchLinks } from '../../features/admin/bottle-labels/batch-links.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { NotFound } from '../../ui/not-found.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: adminBatches.batch, isPrivate: true })(source);

export default function AdminBatchPage() {
  const { batchId = '', step } = useParams();
  const { data: batch, isError, refetch } = useBatch(batchId);
  if (batch === null) {
    return (
      <NotFound
        message={adminBatches.notFound}
        linkRoute="/admin/batches"
        linkText={adminBatches.goToBatches}
      />
    );
  }
  if (!batch) return <LoadState thing={adminBatches.thing} isError={isError} onRetry={refetch} />;
  return step === 'edit' && !batch.isUnbatched ? <EditBatch batch={batch} /> : <Batch batch={batch} />;
}

function EditBatch({ batch }: { batch: BatchDetails }) {
  const start = useBatchStart(batch.food._id, dayOf(new Date()));
  return (
    <>
      <BackLink to={`/admin/batches/${batch._id}`}>{batch.code}</BackLink>
      <h1>{adminBatches.editOf(batch.code)}</h1>
      {start.data ? (
        <BatchForm key={batch.version} start={start.data} batch={batch} />
      ) : (
        <LoadState thing={adminBatches.thing} isError={start.isError} onRetry={start.refetch} />
      )}
    </>
  );
}

function Batch({ batch }: { batch: BatchDetails }) {
  const { _id, isUnbatched, blockedAt, blockReason, recalledAt, state } = batch;
  return (
    <>
      <BackLink to="/admin/batches">{adminBatches.title}</BackLink>
      <div className="batch-head">
        <h1>{nameOf(batch)}</h1>
        <BatchState state={state} />
        <div className="batch-head__actions">
          {!isUnbatched && (
            <Link className="button button--secondary button--small" to={`/admin/batches/${_id}/edit`}>
              <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
              {adminBatches.edit}
            </Link>
          )}
          <BlockBatch batch={batch} />
        </div>
      </div>
      <BatchLinks batch={batch} />
      {recalledAt && <p className="alert alert--danger">{adminBatches.recalledNote}</p>}
      {blockedAt && !recalledAt && (
        <p className="alert alert--danger">{adminBatches.blockedNote(blockReason)}</p>
      )}
      <div className="batch-page">
        <div className="batch-page__column">
          <BottlesLeft batch={batch} />
          <BatchOrders batchId={_id} />
        </div>
        <div className="batch-page__column">
          <BatchFacts batch={batch} />
          <BottleForm batch={batch} />
          <BottleHistory batch={batch} />
        </div>
      </div>
    </>
  );
}
