import '../../../styles/colours.css';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { type ColourPlace, colourPlaces, colourUse } from '../../../../rules/colour.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { send } from '../../../lib/send.ts';
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx';

type Colours = Record<ColourPlace, string>;

const names: Record<ColourPlace, string> = {
  header: 'Header',
  home: 'Home',
  product: 'Products',
  cart: 'Cart',
  profile: 'Profile',
  about: 'About Us',
};
const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** The colours of the six places, each with how text looks on it before it is saved. */
export function ColoursForm({ colours }: { colours: Colours }) {
  const [chosen, setChosen] = useState(colours);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { revalidate } = useRevalidator();
  const isDirty = colourPlaces.some((place) => chosen[place] !== colours[place]);
  const save = async () => {
    if (isBusy) return;
    if (!colourPlaces.every((place) => isColour(chosen[place]))) {
      setFailure('A colour has six digits or letters from A to F, such as #F6BC3C.');
      return;
    }
    setBusy(true);
    const outcome = await send(browserApi().api.admin.colours.$put({ json: chosen }));
    setBusy(false);
    setFailure('rejected' in outcome ? outcome.rejected.message : '');
    if ('rejected' in outcome) return;
    toast.success('The colours were changed.');
    await revalidate();
  };
  return (
    <form
      method="post"
      className="colours"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <ul>
        {colourPlaces.map((place) => (
          <li key={place} className="panel">
            <ColourOf
              name={names[place]}
              value={chosen[place]}
              onChange={(color) => setChosen({ ...chosen, [place]: color })}
            />
          </li>
        ))}
      </ul>
      <div role="alert">{failure && <p className="alert alert--danger">{failure}</p>}</div>
      <div className="colours__end">
        {isDirty && (
          <button type="button" className="btn btn--2" onClick={() => setChosen(colours)}>
            Undo
          </button>
        )}
        <button type="submit" className="btn" aria-busy={isBusy}>
          {isBusy && <span className="spin" aria-hidden="true" />}
          Save colours
        </button>
      </div>
      <UnsavedGuard isDirty={isDirty} />
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
      <div className="colours__pick">
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
          className="colours__look"
          style={{ background: use.background, color: use.text }}
          aria-hidden="true"
        >
          <span style={{ background: `rgb(0 0 0 / ${use.scrim})` }}>Chekku · ₹1,458</span>
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
