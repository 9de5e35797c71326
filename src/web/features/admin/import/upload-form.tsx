import './import.css';
import { FileSpreadsheet, Images } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { adminImport } from '../../../../messages/admin-import.ts';
import { FieldError } from '../../../ui/field.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { uploadAndCheck } from './imports-queries.ts';

/** The choice of the files. What they would change is shown before anything is changed. */
export function UploadForm({ onUploaded }: { onUploaded: (id: string) => void }) {
  const [csv, setCsv] = useState<File>();
  const [zip, setZip] = useState<File>();
  const [isMissing, setMissing] = useState(false);
  const { run, isPending, problem } = useAction(uploadAndCheck, { onSuccess: onUploaded });
  const error = isMissing && !csv ? adminImport.csvMissing : problem;
  return (
    <form
      className="panel import-form"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!csv);
        if (csv) run({ csv, zip });
      }}
    >
      <div className="import-form__files">
        <FileChoice
          label={adminImport.csvFile}
          hint={adminImport.csvHint}
          accept=".csv,.tsv,.txt,text/csv"
          icon={<FileSpreadsheet size={28} strokeWidth={1.5} aria-hidden="true" />}
          file={csv}
          onChoose={setCsv}
        />
        <FileChoice
          label={adminImport.zipFile}
          hint={adminImport.zipHint}
          accept=".zip,application/zip"
          icon={<Images size={28} strokeWidth={1.5} aria-hidden="true" />}
          file={zip}
          onChoose={setZip}
        />
      </div>
      {error && <FieldError>{error}</FieldError>}
      <div className="import-form__end">
        <p>{adminImport.checkNote}</p>
        <button type="submit" className="button" aria-busy={isPending}>
          {isPending && <span className="spinner" aria-hidden="true" />}
          {adminImport.checkFile}
        </button>
      </div>
    </form>
  );
}

function FileChoice({
  label,
  hint,
  accept,
  icon,
  file,
  onChoose,
}: {
  label: string;
  hint: string;
  accept: string;
  icon: ReactNode;
  file: File | undefined;
  onChoose: (file: File | undefined) => void;
}) {
  const id = useId();
  return (
    <div className="file-choice" data-chosen={file !== undefined}>
      {icon}
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChoose(target.files?.[0])}
      />
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
