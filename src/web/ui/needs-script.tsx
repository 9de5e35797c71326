import { ui } from '../../messages/ui.ts';
import { useShop } from '../lib/shop.ts';

/** The content of a private page without JavaScript. */
export function NeedsScript() {
  return (
    <noscript>
      <div className="wrap empty">
        <h1>{ui.pageNeedsScript}</h1>
        <p>{ui.switchScriptOn}</p>
        <ContactDirectly />
      </div>
    </noscript>
  );
}

/** Phone and e-mail of the shop. */
export function ContactDirectly() {
  const { email, phone, phoneHref } = useShop();
  if (!phone && !email) return null;
  return (
    <p>
      {ui.orderDirectly}{' '}
      {phone && (
        <a className="needs-script__phone" href={phoneHref}>
          {phone}
        </a>
      )}
      {phone && email && ` ${ui.or} `}
      {email && (
        <a className="needs-script__link" href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </p>
  );
}
