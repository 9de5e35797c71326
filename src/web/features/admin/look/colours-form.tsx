import './colours-form.css';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { z } from 'zod';
import type { Colours } from '../../../../contract/admin/content.ts';
import { adminLook } from '../../../../messages/admin-look.ts';
import { accentColours } from '../../../../rules/accent.ts';
import { type ColourPlace, colourPlaces, colourUse, contrastOf } from '../../../../rules/colour.ts';
import { colourError, ratioText, textName } from '../../../../rules/colour-error.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { toast } from '../../../lib/toast.ts';
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx';
import { useAdminForm } from '../../../ui/use-admin-form.ts';
import { isColour } from './colour-code.ts';
import { AccentPreview, HeaderPreview } from './look-preview.tsx';
import { PlaceColour } from './place-colour.tsx';
import { Swatch, SwatchPicker } from './swatch-picker.tsx';

/** An empty accent is the one of the design. */
type Values = Record<ColourPlace | 'accent', string>;

const pages = colourPlaces.filter((place) => place !== 'header');
const DESIGN_ACCENT = '#1F4D2F';
const schema = z.record(z.enum([...colourPlaces, 'accent']), z.string()).superRefine((values, context) => {
  for (const place of colourPlaces) {
    const message = isColour(values[place]) ? colourError(place, values[place]) : adminLook.colourFormat;
    if (message) context.addIssue({ code: 'custom', path: [place], message });
  }
  if (values.accent !== '' && !isColour(values.accent))
    context.addIssue({ code: 'custom', path: ['accent'], message: adminLook.colourFormat });
});

/** The colours of the shop: top bar, buttons and page backgrounds, each with a preview and its contrast. */
export function ColoursForm({
  colours,
  accent,
}: {
  colours: Record<ColourPlace, string>;
  accent: string | null;
}) {
  const { revalidate } = useRevalidator();
  const group = useId();
  // what the fields are based on: a save over the colours of another admin is rejected
  const known = useRef({ ...colours, accent });
  const { form, submit, isBusy, failure } = useAdminForm<Values, Values>({
    resolver: zodResolver(schema),
    values: { ...colours, accent: accent ?? '' },
    mode: 'onSubmit',
    onSave: async ({ accent, ...places }) => {
      const json = { ...places, accent: accent || null, known: known.current };
      await callApi(browserApi().api.admin.colours.$put({ json }));
      toast.success(adminLook.coloursSaved);
      await revalidate();
      return undefined;
    },
    onConflict: (current) => {
      const { accent = null, ...places } = current as Colours;
      known.current = { ...places, accent };
      return { ...places, accent: accent ?? '' };
    },
  });
  const { isDirty, errors } = form.formState;
  const invalid = [...colourPlaces, 'accent' as const].map((name) => errors[name]?.message).find(Boolean);
  const message = invalid ?? failure;
  const change = (name: ColourPlace | 'accent') => (value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const [header, accentInput] = [form.watch('header'), form.watch('accent')];
  return (
    <form method="post" className="colours" onSubmit={submit}>
      <SwatchPicker
        name={adminLook.header}
        title={adminLook.headerTitle}
        value={header}
        onChange={change('header')}
        hint={isColour(header) ? hintOf(header) : adminLook.notAColour}
        preview={<HeaderPreview colour={header} />}
      />
      <SwatchPicker
        name={adminLook.buttons}
        title={adminLook.buttonsTitle}
        value={accentInput}
        onChange={change('accent')}
        hint={accentHint(accentInput)}
        preview={<AccentPreview colour={accentInput || DESIGN_ACCENT} />}
      >
        <Swatch
          group={`${group}-accent`}
          colour={DESIGN_ACCENT}
          text={adminLook.asDesigned}
          isChosen={accentInput === ''}
          onChoose={() => change('accent')('')}
        />
      </SwatchPicker>
      <ul>
        {pages.map((place) => (
          <li key={place} className="panel">
            <PlaceColour
              name={adminLook[place]}
              place={place}
              value={form.watch(place)}
              onChange={change(place)}
            />
          </li>
        ))}
      </ul>
      <div role="alert">{message && <p className="alert alert--danger">{message}</p>}</div>
      <div className="colours__actions">
        {isDirty && (
          <button type="button" className="button button--secondary" onClick={() => form.reset()}>
            {adminLook.revert}
          </button>
        )}
        <button type="submit" className="button" aria-busy={isBusy}>
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {adminLook.saveColours}
        </button>
      </div>
      <UnsavedGuard isDirty={isDirty && !isBusy} />
    </form>
  );
}

function hintOf(hex: string): string {
  const { text, scrim } = colourUse(hex);
  if (scrim === 0)
    return adminLook.readsWell({ text: textName(text), ratio: ratioText(contrastOf(text, hex)) });
  const percent = Math.round(scrim * 100);
  return adminLook.veil({ text: textName(text), percent });
}

function accentHint(accent: string): string {
  if (accent === '') return adminLook.designAccent;
  if (!isColour(accent)) return adminLook.notAColour;
  const { main } = accentColours(accent);
  const reads = adminLook.readsWell({
    text: textName('#FFFFFF'),
    ratio: ratioText(contrastOf('#FFFFFF', main)),
  });
  return main === accent.toUpperCase() ? reads : adminLook.darkened({ colour: main, reads });
}
