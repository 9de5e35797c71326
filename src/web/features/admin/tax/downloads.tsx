import { Braces, Download, FileArchive, FolderArchive, type LucideIcon, Table2 } from 'lucide-react';
import type { TaxMonthView } from '../../../../contract/admin/tax.ts';
import { adminTax } from '../../../../messages/admin-tax.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { invalidateAdmin } from '../../../lib/admin-queries.ts';
import { download } from '../../../lib/download.ts';
import { toast } from '../../../lib/toast.ts';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { Notice } from './notice.tsx';

/** Downloads a file of the month. */
export function useDownload(path: string, fileName: string) {
  return useAdminAction(() => download(path, fileName), {
    onSuccess: (isDone) => {
      if (!isDone) toast.error(adminUi.fileFailed);
      return invalidateAdmin('tax');
    },
  });
}

export function Downloads({ month: view }: { month: TaxMonthView }) {
  const { month, gstin, papers, fileName, warnings } = view;
  const isDraft = warnings.some(({ isBlocking }) => isBlocking);
  return (
    <section className="panel" aria-labelledby="downloads">
      <h2 id="downloads">{adminTax.downloads}</h2>
      <ul className="tax-list">
        {gstin && (
          <>
            <Row
              icon={Braces}
              title={adminTax.gstr1}
              note={adminTax.gstr1Note}
              path={`gstr1.json?month=${month}`}
              fileName={fileName}
            />
            <Row
              icon={FileArchive}
              title={adminTax.gstr1Csv}
              note={adminTax.gstr1CsvNote}
              path={`gstr1-csv.zip?month=${month}`}
              fileName={`gstr1-${month}.zip`}
            />
          </>
        )}
        <Row
          icon={Table2}
          title={adminTax.forAccountant}
          note={adminTax.forAccountantNote}
          path={`documents.csv?month=${month}`}
          fileName={`documents-${month}.csv`}
        />
        <Row
          icon={FolderArchive}
          title={adminTax.allPdfs}
          note={adminTax.papers(papers)}
          path={`pdfs.zip?month=${month}`}
          fileName={`papers-${month}.zip`}
        />
      </ul>
      {gstin && isDraft && <Notice kind="warning">{adminTax.draftOnly}</Notice>}
    </section>
  );
}

function Row({
  icon: Icon,
  title,
  note,
  path,
  fileName,
}: {
  icon: LucideIcon;
  title: string;
  note: string;
  path: string;
  fileName: string;
}) {
  const { run, isPending } = useDownload(`/api/admin/tax/${path}`, fileName);
  return (
    <li>
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <b>{title}</b>
        <small>{note}</small>
      </span>
      <button
        type="button"
        className="button button--secondary button--small"
        aria-label={adminTax.getOf(title)}
        aria-busy={isPending}
        onClick={() => run()}
      >
        <Download size={18} strokeWidth={1.75} aria-hidden="true" />
        {adminTax.get}
      </button>
    </li>
  );
}
