import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { Download } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { ExportButton } from '../../features/admin/exports/export-button.tsx';
import { ImportHelp } from '../../features/admin/import/import-help.tsx';
import { ImportLines } from '../../features/admin/import/import-lines.tsx';
import { ImportStatus } from '../../features/admin/import/import-status.tsx';
import { isActive, useImport } from '../../features/admin/import/imports-queries.ts';
import { LatestImports } from '../../features/admin/import/latest-imports.tsx';
import { UploadForm } from '../../features/admin/import/upload-form.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadState } from '../../ui/load-state.tsx';

export const meta = pageMeta({ title: 'Import foods', isPrivate: true });

export default function AdminImportPage() {
  const { importId } = useParams();
  return importId ? <OneImport id={importId} /> : <NewImport />;
}

function NewImport() {
  const navigate = useNavigate();
  return (
    <>
      <BackLink to="/admin/foods">Foods</BackLink>
      <div className="page-head-row">
        <h1>Import foods</h1>
        <ExportButton path="/api/admin/exports/foods.csv" fileName="foods.csv">
          <Download size={18} strokeWidth={1.75} aria-hidden="true" />
          Export foods
        </ExportButton>
      </div>
      <UploadForm onUploaded={(id) => void navigate(`/admin/import/${id}`)} />
      <ImportHelp />
      <LatestImports />
    </>
  );
}

function OneImport({ id }: { id: string }) {
  const { data: found, isError, refetch } = useImport(id);
  return (
    <>
      <BackLink to="/admin/import">Import foods</BackLink>
      <h1>{found?.fileName || 'Import'}</h1>
      {found === undefined && <LoadState thing="import" isError={isError} onRetry={refetch} />}
      {found === null && <p className="panel">This import is not there any more.</p>}
      {found && <ImportStatus found={found} />}
      {found && !isActive(found) && found.state !== 'uploaded' && <ImportLines found={found} />}
    </>
  );
}
