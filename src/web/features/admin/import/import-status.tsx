import './import.css';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import type { FoodImport } from '../../../../contract/admin/imports.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { actOnImport, isActive } from './imports-queries.ts';

const count = (number: number) => number.toLocaleString('en-IN');
const lineCount = (number: number) => (number === 1 ? '1 line' : `${count(number)} lines`);

/** Heading, progress or counts, and what can be done next. */
export function ImportStatus({ found }: { found: FoodImport }) {
  return (
    <section className="panel import-status" aria-labelledby="import-state">
      <div role="status">
        <h2 id="import-state">{headingOf(found)}</h2>
      </div>
      {isActive(found) ? <Progress found={found} /> : <Counts found={found} />}
      {found.ignoredColumns.length > 0 && (
        <p className="import-status__note">
          Columns that are not known and are left out: {found.ignoredColumns.join(', ')}
        </p>
      )}
      <Actions found={found} />
    </section>
  );
}

function headingOf({ state, created, changed, rejected, startedAt }: FoodImport): string {
  switch (state) {
    case 'uploaded':
      return 'The file is uploaded';
    case 'checking':
      return 'The file is being checked…';
    case 'checked':
      if (created + changed > 0) return 'This is what the import would do. Nothing is changed yet.';
      return rejected > 0 ? 'Nothing can be imported' : 'Nothing to import: everything is as in the file';
    case 'running':
      return 'The foods are being imported…';
    case 'done':
      return 'The import is done';
    case 'cancelled':
      return startedAt
        ? 'The import was stopped. What is counted here was imported before.'
        : 'The import was cancelled. Nothing was changed.';
  }
}

function Progress({ found: { state, lines, done, images, imagesDone } }: { found: FoodImport }) {
  const isAtImages = state === 'checking' && imagesDone < images;
  const [value, max, things] = isAtImages ? [imagesDone, images, 'pictures'] : [done, lines, 'lines'];
  return (
    <div className="import-progress">
      <progress value={value} max={max} aria-label="Progress" />
      <span className="number">
        {count(value)} of {count(max)} {things}
      </span>
    </div>
  );
}

function Counts({ found }: { found: FoodImport }) {
  const { state, created, changed, unchanged, rejected, startedAt } = found;
  if (state === 'uploaded' || (state === 'cancelled' && !startedAt)) return null;
  const counts: [text: string, value: number, className: string][] = [
    ['New', created, 'is-created'],
    ['Changes', changed, 'is-changed'],
    ['Same', unchanged, ''],
    ['Rejected', rejected, rejected > 0 ? 'is-rejected' : ''],
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
      {state === 'uploaded' && act('check', 'Check file')}
      {state === 'checked' &&
        created + changed > 0 &&
        act('start', `Import ${lineCount(created + changed)} now`)}
      {state === 'checked' && act('check', 'Check again', 'button button--secondary')}
      {!isEnded && act('cancel', isActive(found) ? 'Stop' : 'Cancel', 'button button--secondary')}
      {!isActive(found) && rejected > 0 && (
        <DownloadButton path={`/api/admin/imports/${_id}/rejected.csv`} fileName="rejected-lines.csv">
          <Download size={18} strokeWidth={1.75} aria-hidden="true" />
          Rejected lines
        </DownloadButton>
      )}
      {isEnded && (
        <>
          <Link className="button button--secondary" to="/admin/import">
            Import another file
          </Link>
          <Link className="button button--secondary" to="/admin/foods">
            Show foods
          </Link>
        </>
      )}
    </div>
  );
}
