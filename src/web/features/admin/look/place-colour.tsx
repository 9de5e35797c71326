import { adminLook } from '../../../../messages/admin-look.ts';
import { type ColourPlace, colourUse, contrastOf } from '../../../../rules/colour.ts';
import { colourError, ratioText, textName } from '../../../../rules/colour-error.ts';
import { useShop } from '../../../lib/shop.ts';
import { isColour } from './colour-code.ts';

/** The background of one page, with a preview of text on it. */
export function PlaceColour({
  name,
  place,
  value,
  onChange,
}: {
  name: string;
  place: ColourPlace;
  value: string;
  onChange: (value: string) => void;
}) {
  const { name: shopName } = useShop();
  const use = isColour(value) ? colourUse(value) : undefined;
  return (
    <>
      <h2>{name}</h2>
      <div className="colours__picker">
        <input
          type="color"
          aria-label={adminLook.choose(name)}
          value={use ? value.toLowerCase() : '#ffffff'}
          onChange={({ target }) => onChange(target.value.toUpperCase())}
        />
        <input
          className="input"
          aria-label={adminLook.colourCode(name)}
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
          <span>{shopName} · ₹1,458</span>
        </div>
      )}
      <p className="hint">{use ? hintOf(place, value) : adminLook.notAColour}</p>
    </>
  );
}

function hintOf(place: ColourPlace, hex: string): string {
  const { text } = colourUse(hex);
  return (
    colourError(place, hex) ??
    adminLook.readsWell({ text: textName(text), ratio: ratioText(contrastOf(text, hex)) })
  );
}
