import './colours-form.css';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRevalidator } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { z } from 'zod';
import { type ColourPlace, colourPlaces, colourUse } from '../../../../rules/colour.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx';
import { useAdminForm } from '../../../ui/use-admin-form.ts';

type Colours = Record<ColourPlace, string>;

const names: Record<ColourPlace, string> = {
  header: 'Header',
  home: 'Home',
  product: 'Products',
  cart: 'Cart',
  profile: 'Profile',
  about: 'About Us',
};
const HEX_COLOUR = /^#[0-9a-f]{6}$/i;
const isColour = (text: string) => HEX_COLOUR.test(text);
const schema = z.record(
  z.enum(colourPlaces),
  z.string().regex(HEX_COLOUR, 'A colour has six digits or letters from A to F, such as #F6BC3C.'),
);

/** The colours of the pages, each with a preview of text on it. */
export function ColoursForm({ colours }: { colours: Colours }) {
  const { revalidate } = useRevalidator();
  const { form, submit, isBusy, failure } = useAdminForm<Colours, Colours>({
    resolver: zodResolver(schema),
    values: colours,
    mode: 'onSubmit',
    onSave: async (json) => {
      await callApi(browserApi().api.admin.colours.$put({ json }));
      toast.success('The colours were changed.');
      await revalidate();
      return undefined;
    },
  });
  const { isDirty, errors } = form.formState;
  const invalid = colourPlaces.map((place) => errors[place]?.message).find(Boolean);
  const message = invalid ?? failure;
  return (
    <form method="post" className="colours" onSubmit={submit}>
      <ul>
        {colourPlaces.map((place) => (
          <li key={place} className="panel">
            <ColourOf
              name={names[place]}
              value={form.watch(place)}
              onChange={(colour) =>
                form.setValue(place, colour, {
                  shouldDirty: true,
                  shouldValidate: form.formState.isSubmitted,
                })
              }
            />
          </li>
        ))}
      </ul>
      <div role="alert">{message && <p className="alert alert--danger">{message}</p>}</div>
      <div className="colours__actions">
        {isDirty && (
          <button type="button" className="button button--secondary" onClick={() => form.reset()}>
            Undo
          </button>
        )}
        <button type="submit" className="button" aria-busy={isBusy}>
          {isBusy && <span className="spinner" aria-hidden="true" />}
          Save colours
        </button>
      </div>
      <UnsavedGuard isDirty={isDirty && !isBusy} />
    </form>
  );
}

function ColourOf({
  name,
  value,
  onChange,
}: {
  name: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const use = isColour(value) ? colourUse(value) : undefined;
  return (
    <>
      <h2>{name}</h2>
      <div className="colours__picker">
        <input
          type="color"
          aria-label={`${name}: choose`}
          value={isColour(value) ? value.toLowerCase() : '#ffffff'}
          onChange={({ target }) => onChange(target.value.toUpperCase())}
        />
        <input
          className="input"
          aria-label={`${name}: colour code`}
          value={value}
          maxLength={7}
          spellCheck={false}
          onChange={({ target }) => onChange(target.value.trim())}
        />
      </div>
      {use && (
        <div
          className="colours__preview"
          style={{ background: use.background, color: use.text }}
          aria-hidden="true"
        >
          <span style={{ background: `rgb(0 0 0 / ${use.scrim})` }}>Aa · ₹1,458</span>
        </div>
      )}
      <p className="hint">{use ? hintOf(use) : 'Not a colour yet'}</p>
    </>
  );
}

function hintOf({ text, scrim }: { text: string; scrim: number }): string {
  const label = text === '#000000' ? 'Dark text' : 'White text';
  if (scrim === 0) return `${label}, reads well.`;
  return `${label} is hard to read here: it gets a veil of ${Math.round(scrim * 100)}%. A darker colour needs none.`;
}
