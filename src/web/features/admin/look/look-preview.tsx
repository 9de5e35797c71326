import './look-preview.css';
import { Menu, ShoppingBag } from 'lucide-react';
import { adminLook } from '../../../../messages/admin-look.ts';
import { accentColours } from '../../../../rules/accent.ts';
import { colourUse } from '../../../../rules/colour.ts';
import { useShop } from '../../../lib/shop.ts';
import { Logo } from '../../../ui/logo.tsx';
import { isColour } from './colour-code.ts';

/** The top bar in a colour that is not saved yet. */
export function HeaderPreview({ colour }: { colour: string }) {
  const { name } = useShop();
  if (!isColour(colour)) return null;
  const { background, text, scrim } = colourUse(colour);
  const veil = `rgb(0 0 0 / ${scrim})`;
  return (
    <div
      className="look-preview"
      style={{ background: `linear-gradient(${veil}, ${veil}), ${background}`, color: text }}
      aria-hidden="true"
    >
      <Logo />
      <strong>{name}</strong>
      <ShoppingBag size={20} strokeWidth={1.75} />
      <Menu size={22} strokeWidth={1.75} />
    </div>
  );
}

/** Button and link in an accent that is not saved yet; as they are now without one. */
export function AccentPreview({ colour }: { colour: string }) {
  const colours = isColour(colour) ? accentColours(colour) : undefined;
  return (
    <div className="look-preview look-preview--accent" aria-hidden="true">
      <span className="look-preview__button" style={colours && { background: colours.main }}>
        {adminLook.sampleButton}
      </span>
      <span
        className="look-preview__soft"
        style={colours && { background: colours.soft, color: colours.main }}
      >
        {adminLook.sampleSize}
      </span>
      <span className="look-preview__link" style={colours && { color: colours.main }}>
        {adminLook.sampleLink}
      </span>
    </div>
  );
}
