import './import.css';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import type { FoodImport } from '../../../../contract/admin/imports.ts';
import { adminImport } from '../../../../messages/admin-import.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { actOnImport, isActive } from './imports-queries.ts';

const count = (number: number) => number.toLocaleString('en-IN');

/** Heading, progress or counts, and what can be done next. */
export function ImportStatus({ found }: { found: FoodImport }) {
  return (
    <section className="panel import-status" aria-labelledby="import-state">
      <div role="status">
        <h2 id="import-state">{headingOf(found)}</h2>
      </div>
      {isActive(found) ? <Progress found={found} /> : <Counts found={found} />}
      {found.ignoredColumns.length > 0 && (
        <p className="import-status__note">{adminImport.ignoredColumns(found.ignoredColumns.join(', '))}</p>
      )}
      <Actions found={found} />
    </section>
  );
}

function headingOf({ state, created, changed, rejected, startedAt }: FoodImport): string {
  switch (state) {
    case 'uploaded':
      return adminImport.uploaded;
    case 'checking':
      return adminImport.checking;
    case 'checked':
      if (created + changed > 0) return adminImport.checked;
      return rejected > 0 ? adminImport.nothingPossible : adminImport.nothingNew;
    case 'running':
      return adminImport.running;
    case 'done':
      return adminImport.done;
    case 'cancelled':
      return startedAt ? adminImport.stopped : adminImport.cancelled;
  }
}

function Progress({ found: { state, lines, done, images, imagesDone } }: { found: FoodImport }) {
  const isAtImages = state === 'checking' && imagesDone < images;
  const [value, max] = isAtImages ? [imagesDone, images] : [done, lines];
  const text = isAtImages ? adminImport.imagesDone : adminImport.linesDone;
  return (
    <div className="import-progress">
      <progress value={value} max={max} aria-label={adminImport.progress} />
      <span className="number">{text({ done: value, all: max })}</span>
    </div>
  );
}

function Counts({ found }: { found: FoodImport }) {
  const { state, created, changed, unchanged, rejected, startedAt } = found;
  if (state === 'uploaded' || (state === 'cancelled' && !startedAt)) return null;
  const counts: [text: string, value: number, className: string][] = [
    [adminImport.new, created, 'is-created'],
    [adminImport.changes, changed, 'is-changed'],
    [adminImport.same, unchanged, ''],
    [adminImport.rejected, rejected, rejected > 0 ? 'is-rejected' : ''],
  ];
  return (
    <dl className="import-counts">
      {counts.map(([text, value, className]) => (
        <div key={text} className={className}>
          <dt>{text}</dt>
          <dd className="number">{count(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Actions({ found }: { found: FoodImport }) {
  const { _id, state, created, changed, rejected } = found;
  const act = (action: 'check' | 'start' | 'cancel', text: string, className = 'button') => (
    <ActionButton className={className} call={() => actOnImport(_id, action)} onSettled={() => {}}>
      {text}
    </ActionButton>
  );
  const isEnded = state === 'done' || state === 'cancelled';
  return (
    <div className="import-status__actions">
      {state === 'uploaded' && act('check', adminImport.checkFile)}
      {state === 'checked' && created + changed > 0 && act('start', adminImport.start(created + changed))}
      {state === 'checked' && act('check', adminImport.checkAgain, 'button button--secondary')}
      {!isEnded &&
        act('cancel', isActive(found) ? adminImport.stop : adminImport.cancel, 'button button--secondary')}
      {!isActive(found) && rejected > 0 && (
        <DownloadButton path={`/api/admin/imports/${_id}/rejected.csv`} fileName="rejected-lines.csv">
          <Download size={18} strokeWidth={1.75} aria-hidden="true" />
          {adminImport.rejectedLines}
        </DownloadButton>
      )}
      {isEnded && (
        <>
          <Link className="button button--secondary" to="/admin/import">
            {adminImport.another}
          </Link>
          <Link className="button button--secondary" to="/admin/foods">
            {adminImport.showFoods}
          </Link>
        </>
      )}
    </div>
  );
}
