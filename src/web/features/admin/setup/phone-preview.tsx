import './phone-preview.css';
import { Menu, ShoppingBag, Smartphone } from 'lucide-react';
import { adminSetup } from '../../../../messages/admin-setup.ts';
import { currentLanguage } from '../../../../messages/current-language.ts';
import { colourUse } from '../../../../rules/colour.ts';
import { fillPlaceholders, shopPlaceholders } from '../../../../rules/page-sections/placeholders.ts';
import { pathIn } from '../../../lib/language-paths.ts';
import { useShop } from '../../../lib/shop.ts';
import { Logo } from '../../../ui/logo.tsx';

interface PhonePreviewProps {
  /** Undefined while they are loaded. */
  words: { heading: string; lead: string; button: string } | undefined;
  /** The address of the first hero picture; undefined while there is none. */
  image: string | undefined;
}

/** The shop's name, colours and first words as a phone shows them, also words that are not saved yet. */
export function PhonePreview({ words, image }: PhonePreviewProps) {
  const shop = useShop();
  const { name, colours } = shop;
  const values = Object.fromEntries(shopPlaceholders.map((key) => [key, shop[key]]));
  const header = colourUse(colours.header);
  const home = colourUse(colours.home);
  return (
    <>
      <p className="phone-preview__title">
        <Smartphone size={18} strokeWidth={1.75} aria-hidden="true" />
        {adminSetup.phonePreview}
      </p>
      <div className="phone-preview" aria-hidden="true">
        <div className="phone-preview__bar" style={{ background: header.background, color: header.text }}>
          <Logo />
          <b>{name || adminSetup.farm}</b>
          <ShoppingBag size={18} strokeWidth={1.75} />
          <Menu size={20} strokeWidth={1.75} />
        </div>
        {image && <img className="phone-preview__image" src={image} alt="" />}
        <div className="phone-preview__page" style={{ background: home.background, color: home.text }}>
          <strong>{fillPlaceholders(words?.heading ?? '', values)}</strong>
          {words?.lead && <p>{fillPlaceholders(words.lead, values)}</p>}
          {words?.button && <span>{fillPlaceholders(words.button, values)}</span>}
        </div>
      </div>
      <a href={pathIn(currentLanguage(), '/')} target="_blank" rel="noreferrer">
        {adminSetup.wholeScreen}
      </a>
    </>
  );
}
