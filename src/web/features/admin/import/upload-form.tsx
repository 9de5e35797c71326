import './import.css';
import { FileSpreadsheet, Images } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { FieldError } from '../../../ui/field.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { uploadAndCheck } from './imports-queries.ts';

/** The choice of the files. What they would change is shown before anything is changed. */
export function UploadForm({ onUploaded }: { onUploaded: (id: string) => void }) {
  const [csv, setCsv] = useState<File>();
  const [zip, setZip] = useState<File>();
  const [isMissing, setMissing] = useState(false);
  const { run, isPending, problem } = useAction(uploadAndCheck, { onSuccess: onUploaded });
  const error = isMissing && !csv ? 'Choose a CSV file first' : problem;
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
          label="CSV file"
          hint="Foods, sizes, prices or only stock. At most 20 MB."
          accept=".csv,.tsv,.txt,text/csv"
          icon={<FileSpreadsheet size={28} strokeWidth={1.5} aria-hidden="true" />}
          file={csv}
          onChoose={setCsv}
        />
        <FileChoice
          label="Pictures as ZIP (optional)"
          hint="JPG or PNG, named as in the image columns. At most 100 MB."
          accept=".zip,application/zip"
          icon={<Images size={28} strokeWidth={1.5} aria-hidden="true" />}
          file={zip}
          onChoose={setZip}
        />
      </div>
      {error && <FieldError>{error}</FieldError>}
      <div className="import-form__end">
        <p>First you see what each line would do. Nothing is changed before you say so.</p>
        <button type="submit" className="button" aria-busy={isPending}>
          {isPending && <span className="spinner" aria-hidden="true" />}
          Check file
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
