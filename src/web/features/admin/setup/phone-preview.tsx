import './phone-preview.css';
import { Menu, ShoppingBag, Smartphone } from 'lucide-react';
import { colourUse } from '../../../../rules/colour.ts';
import { useShop } from '../../../lib/shop.ts';
import { Logo } from '../../../ui/logo.tsx';

/** The shop's name and colours as a phone shows them. */
export function PhonePreview() {
  const { name, tagline, colours } = useShop();
  const header = colourUse(colours.header);
  const home = colourUse(colours.home);
  return (
    <>
      <p className="phone-preview__title">
        <Smartphone size={18} strokeWidth={1.75} aria-hidden="true" />
        This is your shop right now
      </p>
      <div className="phone-preview" aria-hidden="true">
        <div className="phone-preview__bar" style={{ background: header.background, color: header.text }}>
          <Logo />
          <b>{name || 'Your farm'}</b>
          <ShoppingBag size={18} strokeWidth={1.75} />
          <Menu size={20} strokeWidth={1.75} />
        </div>
        <div className="phone-preview__page" style={{ background: home.background, color: home.text }}>
          <strong>{name || 'Your farm'}</strong>
          <p>{tagline || 'One line about you'}</p>
          <span>See our foods</span>
        </div>
      </div>
      <a href="/" target="_blank" rel="noreferrer">
        See it on the whole screen
      </a>
    </>
  );
}
