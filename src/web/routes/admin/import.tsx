import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { Download } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import type { FoodImport } from '../../../contract/admin/imports.ts';
import { adminImport } from '../../../messages/admin-import.ts';
import { ImportHelp } from '../../features/admin/import/import-help.tsx';
import { ImportLines } from '../../features/admin/import/import-lines.tsx';
import { ImportStatus } from '../../features/admin/import/import-status.tsx';
import { isActive, useImport } from '../../features/admin/import/imports-queries.ts';
import { LatestImports } from '../../features/admin/import/latest-imports.tsx';
import { UploadForm } from '../../features/admin/import/upload-form.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import { LoadState } from '../../ui/load-state.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: adminImport.title, isPrivate: true })(source);

export default function AdminImportPage() {
  const { importId } = useParams();
  return importId ? <OneImport id={importId} /> : <NewImport />;
}

function NewImport() {
  const navigate = useNavigate();
  return (
    <>
      <BackLink to="/admin/foods">{adminImport.foods}</BackLink>
      <div className="page-head-row">
        <h1>{adminImport.title}</h1>
        <DownloadButton path="/api/admin/exports/foods.csv" fileName="foods.csv">
          <Download size={18} strokeWidth={1.75} aria-hidden="true" />
          {adminImport.export}
        </DownloadButton>
      </div>
      <UploadForm onUploaded={(id) => void navigate(`/admin/import/${id}`)} />
      <ImportHelp />
      <LatestImports />
    </>
  );
}

/** A cancelled dry run has none that are of use. */
const hasResults = (found: FoodImport) =>
  !isActive(found) && (found.state === 'checked' || found.startedAt !== null);

function OneImport({ id }: { id: string }) {
  const { data: found, isError, refetch } = useImport(id);
  return (
    <>
      <BackLink to="/admin/import">{adminImport.title}</BackLink>
      <h1>{found?.fileName || adminImport.import}</h1>
      {found === undefined && <LoadState thing={adminImport.thing} isError={isError} onRetry={refetch} />}
      {found === null && <p className="panel">{adminImport.notFound}</p>}
      {found && <ImportStatus found={found} />}
      {found && hasResults(found) && <ImportLines found={found} />}
    </>
  );
}
