import { FileUp } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { adminBatches } from '../../../../messages/admin-batches.ts';
import { FieldError } from '../../../ui/field.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { uploadReport } from './batches-queries.ts';

const MAX_NAME = 200;

/** The test report: a PDF or a picture. */
export function ReportField() {
  const id = useId();
  const { watch, setValue } = useFormContext();
  const [url, name] = watch(['reportUrl', 'reportName']);
  const set = (address: string, text: string) => {
    setValue('reportUrl', address, { shouldDirty: true });
    setValue('reportName', text.slice(0, MAX_NAME), { shouldDirty: true });
  };
  const { run, isPending, problem } = useAction(
    async (file: File) => ({ ...(await uploadReport(file)), name: file.name }),
    { onSuccess: (saved) => set(saved.url, saved.name) },
  );
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) run(file);
    target.value = '';
  };
  return (
    <section className="batch-extra" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{adminBatches.report}</h2>
      {url && (
        <p>
          <a href={url} target="_blank" rel="noreferrer">
            {name || adminBatches.openReport}
          </a>{' '}
          <button type="button" className="button button--quiet button--small" onClick={() => set('', '')}>
            {adminBatches.removeReport}
          </button>
        </p>
      )}
      <label className="button button--secondary button--small" htmlFor={id} aria-busy={isPending}>
        <FileUp size={18} strokeWidth={1.75} aria-hidden="true" />
        {adminBatches.addReport}
        <input
          id={id}
          className="visually-hidden"
          type="file"
          accept="application/pdf,image/jpeg,image/png"
          onChange={choose}
        />
      </label>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </section>
  );
}
