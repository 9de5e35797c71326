import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import type { RemittancePreview } from '../../../../contract/admin/remittances.ts';
import { adminRemittances } from '../../../../messages/admin-remittances.ts';
import { useShop } from '../../../lib/shop.ts';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { PayoutPreview } from './payout-preview.tsx';
import { previewPayout } from './remittances-queries.ts';

/** The choice of the file. What it would record is shown before anything is recorded. */
export function UploadPayout() {
  const id = useId();
  const { mode } = useShop();
  const [file, setFile] = useState<File>();
  const [isMissing, setMissing] = useState(false);
  const [preview, setPreview] = useState<RemittancePreview>();
  const { run, isPending, problem } = useAction(previewPayout, {
    onStart: () => setPreview(undefined),
    onSuccess: setPreview,
  });
  const error = isMissing && !file ? adminRemittances.missing : problem;
  return (
    <>
      <form
        className="panel payout-upload"
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(!file);
          if (file) run(file);
        }}
      >
        <div className="field">
          <label htmlFor={id}>{adminRemittances.upload}</label>
          <input
            id={id}
            type="file"
            accept=".xlsx,.xls,.csv"
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              setFile(target.files?.[0]);
              setPreview(undefined);
            }}
          />
          <p id={`${id}-hint`} className="hint">
            {adminRemittances.uploadHint}
          </p>
          {error && <FieldError>{error}</FieldError>}
        </div>
        <div className="payout-upload__end">
          {mode === 'demo' && (
            <DownloadButton path="/api/admin/remittances/sample.xlsx" fileName="sample-remittance.xlsx">
              <Download size={18} strokeWidth={1.75} aria-hidden="true" />
              {adminRemittances.sample}
            </DownloadButton>
          )}
          <button type="submit" className="button" aria-busy={isPending}>
            {isPending && <span className="spinner" aria-hidden="true" />}
            {adminRemittances.check}
          </button>
        </div>
      </form>
      {file && preview && (
        <PayoutPreview file={file} preview={preview} onDone={() => setPreview(undefined)} />
      )}
    </>
  );
}
