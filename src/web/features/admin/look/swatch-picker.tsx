import './swatch-picker.css';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { adminLook } from '../../../../messages/admin-look.ts';
import { readableText } from '../../../../rules/colour.ts';
import { isColour, swatches } from './colour-code.ts';

/** A colour out of a few named ones, or one of the owner's own. */
export function SwatchPicker({
  name,
  title,
  value,
  onChange,
  hint,
  preview,
  children,
}: {
  /** Begins the accessible names of the fields. */
  name: string;
  title: string;
  value: string;
  onChange: (colour: string) => void;
  hint: ReactNode;
  preview: ReactNode;
  /** Further choices before the named colours. */
  children?: ReactNode;
}) {
  const group = useId();
  return (
    <section className="panel swatch-picker" aria-label={title}>
      <h2>{title}</h2>
      <div className="swatch-picker__row" role="radiogroup" aria-label={title}>
        {children}
        {swatches.map(([colour, text]) => (
          <Swatch
            key={colour}
            group={group}
            colour={colour}
            text={adminLook[text]}
            isChosen={value.toUpperCase() === colour}
            onChoose={() => onChange(colour)}
          />
        ))}
      </div>
      <div className="swatch-picker__own">
        <div className="colours__picker">
          <input
            type="color"
            aria-label={adminLook.choose(name)}
            value={isColour(value) ? value.toLowerCase() : '#ffffff'}
            onChange={({ target }) => onChange(target.value.toUpperCase())}
          />
          <input
            className="input"
            aria-label={adminLook.colourCode(name)}
            placeholder={adminLook.ownColour}
            value={value}
            maxLength={7}
            spellCheck={false}
            onChange={({ target }) => onChange(target.value.trim())}
          />
        </div>
        <p className="hint" role="status">
          {hint}
        </p>
      </div>
      {preview}
    </section>
  );
}

export function Swatch({
  group,
  colour,
  text,
  isChosen,
  onChoose,
}: {
  group: string;
  colour: string;
  text: string;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <label className="swatch">
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      <span style={{ background: colour, color: readableText(colour).text }}>
        {isChosen && <Check size={20} strokeWidth={2} aria-hidden="true" />}
      </span>
      {text}
    </label>
  );
}
