import { useState } from 'react';
import { z } from 'zod';
import { type HsnTextView, hsnText, taxForm } from '../../../../contract/admin/tax.ts';
import { adminTax } from '../../../../messages/admin-tax.ts';
import { quantityUnits } from '../../../../rules/hsn-units.ts';
import { invalidateAdmin } from '../../../lib/admin-queries.ts';
import { toast } from '../../../lib/toast.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { saveHsnText, saveTaxSettings, useHsnTexts, useTaxSettings } from './tax-queries.ts';

/** A select has text. */
const settingsForm = taxForm
  .omit({ version: true })
  .extend({ hsnDigits: z.coerce.number().pipe(taxForm.shape.hsnDigits) });

const EMPTY: HsnTextView = { code: '', name: '', description: '', unit: 'KGS' };

/** The texts of HSN codes and the settings of the return, folded away: they rarely change. */
export function HsnTexts() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="panel tax-parts" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{adminTax.hsnTexts}</summary>
      {isOpen && <Opened />}
    </details>
  );
}

function Opened() {
  const { data: texts = [] } = useHsnTexts();
  const [edited, edit] = useState<HsnTextView>();
  return (
    <>
      <p className="hint">{adminTax.hsnTextsNote}</p>
      <ul className="tax-list">
        {texts.map((text) => (
          <li key={text.code}>
            <span>
              <b>
                {text.code} {text.name}
              </b>
              <small>
                {text.description} ({text.unit})
              </small>
            </span>
            <button
              type="button"
              className="button button--secondary button--small"
              aria-label={`${adminTax.edit} ${text.code}`}
              onClick={() => edit(text)}
            >
              {adminTax.edit}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button button--secondary" onClick={() => edit(EMPTY)}>
        {adminTax.addCode}
      </button>
      <ReturnSettings />
      {edited && <TextDialog text={edited} onClose={() => edit(undefined)} />}
    </>
  );
}

function ReturnSettings() {
  const { data } = useTaxSettings();
  if (!data) return null;
  const { version, fileVersion, hsnDigits } = data;
  return (
    <AdminForm
      // a saved version is a new form
      key={version}
      schema={settingsForm}
      className=""
      fields={[
        { name: 'fileVersion', label: adminTax.fileVersion, hint: adminTax.fileVersionNote, columns: 3 },
        {
          name: 'hsnDigits',
          label: adminTax.hsnDigits,
          hint: adminTax.hsnDigitsNote,
          kind: 'select',
          choices: ['4', '6', '8'].map((digits) => [digits, digits] as const),
          columns: 3,
        },
      ]}
      values={{ fileVersion, hsnDigits: String(hsnDigits) }}
      button={adminTax.save}
      onSave={async (input) => {
        await saveTaxSettings({ ...input, version });
        toast.success(adminTax.saved);
        await Promise.all([invalidateAdmin('tax-settings'), invalidateAdmin('tax')]);
        return undefined;
      }}
    />
  );
}

function TextDialog({ text, onClose }: { text: HsnTextView; onClose: () => void }) {
  return (
    <Dialog title={text.code || adminTax.addCode} isOpen onClose={onClose}>
      <AdminForm
        schema={hsnText}
        isUnguarded
        className=""
        fields={[
          ...(text.code ? [] : [{ name: 'code', label: adminTax.hsnCode, inputMode: 'numeric' as const }]),
          { name: 'name', label: adminTax.hsnName },
          { name: 'description', label: adminTax.hsnDescription, kind: 'area' },
          {
            name: 'unit',
            label: adminTax.hsnUnit,
            kind: 'select',
            choices: quantityUnits.map((unit) => [unit, unit] as const),
          },
        ]}
        values={text}
        button={adminTax.save}
        onSave={async (input) => {
          await saveHsnText(input);
          toast.success(adminTax.saved);
          onClose();
          await Promise.all([invalidateAdmin('hsn-texts'), invalidateAdmin('tax')]);
          return undefined;
        }}
      />
    </Dialog>
  );
}
