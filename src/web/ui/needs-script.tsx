import { useShop } from '../lib/shop.ts';

/** The content of a private page without JavaScript. */
export function NeedsScript() {
  return (
    <noscript>
      <div className="wrap empty">
        <h1>This page needs JavaScript</h1>
        <p>Please switch it on in your browser and load the page again.</p>
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
      You can also order from us directly:{' '}
      {phone && (
        <a className="needs-script__phone" href={phoneHref}>
          {phone}
        </a>
      )}
      {phone && email && ' or '}
      {email && (
        <a className="needs-script__link" href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </p>
  );
}
