import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { BottleLabels } from '../../../../contract/admin/bottle-labels.ts';
import { adminLabels } from '../../../../messages/admin-labels.ts';
import { labelSheetNames, labelSheets, labelsPerPage } from '../../../../rules/label-sheets.ts';
import { formatDay } from '../../../../rules/shown-time.ts';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { QrImage } from '../../../ui/qr-image.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

/** Chooses sheet, size and number of the labels, and makes the file. */
export function PrintLabels({ batchId, labels }: { batchId: string; labels: BottleLabels }) {
  const [sheet, setSheet] = useState<(typeof labelSheetNames)[number]>('a4-24');
  const [size, setSize] = useState('');
  const [count, setCount] = useState('');
  const [skip, setSkip] = useState('0');
  const [shift, setShift] = useState({ x: '0', y: '0' });
  const { code, food, pressedOn, bestBefore, link, sizes } = labels;
  const chosen = sizes.filter((one) => size === '' || one.size === size);
  const total = chosen.reduce((sum, { made }) => sum + (count === '' ? made : Number(count) || 0), 0);
  const pages = Math.ceil((total + (Number(skip) || 0)) / labelsPerPage(labelSheets[sheet]));
  const query = new URLSearchParams({
    sheet,
    skip: skip || '0',
    x: shift.x || '0',
    y: shift.y || '0',
    ...(size && { size }),
    ...(count && { count }),
  });
  const number = { type: 'number', inputMode: 'numeric', columns: 3 } as const;
  return (
    <section className="panel label-form">
      <div className="label-form__bottle">
        <QrImage text={link} label={adminLabels.qr} />
        <div>
          <p>
            <strong>{food}</strong>
          </p>
          <p>{code}</p>
          <p>{adminLabels.dates({ pressed: formatDay(pressedOn), bestBefore: formatDay(bestBefore) })}</p>
          <p>
            <a href={link}>{link}</a>
          </p>
        </div>
      </div>
      <div className="field-grid">
        <SelectField
          label={adminLabels.sheet}
          columns={3}
          value={sheet}
          choices={labelSheetNames.map((name) => [name, adminLabels.sheetName(name)])}
          onChange={({ target }) => setSheet(labelSheetNames.find((name) => name === target.value) ?? sheet)}
        />
        <SelectField
          label={adminLabels.size}
          columns={3}
          value={size}
          choices={[['', adminLabels.allSizes], ...sizes.map((one) => [one.size, one.size] as const)]}
          onChange={({ target }) => setSize(target.value)}
        />
        <Field
          {...number}
          label={adminLabels.count}
          hint={adminLabels.countHint}
          min={1}
          value={count}
          onChange={({ target }) => setCount(target.value)}
        />
        <Field
          {...number}
          label={adminLabels.skip}
          hint={adminLabels.skipHint}
          min={0}
          max={64}
          value={skip}
          onChange={({ target }) => setSkip(target.value)}
        />
        <Field
          {...number}
          label={adminLabels.shiftX}
          step={0.5}
          value={shift.x}
          onChange={({ target }) => setShift({ ...shift, x: target.value })}
        />
        <Field
          {...number}
          label={adminLabels.shiftY}
          step={0.5}
          value={shift.y}
          onChange={({ target }) => setShift({ ...shift, y: target.value })}
        />
      </div>
      <p className="hint">{adminLabels.law}</p>
      <p role="status">{adminLabels.result({ labels: total, pages })}</p>
      <DownloadButton
        path={`/api/admin/batches/${batchId}/labels.pdf?${query}`}
        fileName={`labels-${code}.pdf`}
      >
        <Printer size={18} strokeWidth={1.75} aria-hidden="true" />
        {adminLabels.print}
      </DownloadButton>
    </section>
  );
}
