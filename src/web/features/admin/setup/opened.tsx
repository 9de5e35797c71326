import './opened.css';
import { ChevronRight, MessageCircle, PackageOpen, Plus, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { useShop } from '../../../lib/shop.ts';
import { QrImage } from '../../../ui/qr-image.tsx';

const NEXT = [
  {
    to: '/admin/addFood',
    icon: Plus,
    text: 'Add another food',
    note: 'Shops with more foods sell more per order',
  },
  { to: '/admin/orders', icon: PackageOpen, text: 'See where orders arrive', note: 'Dashboard, Orders' },
];

/** The shop is open: its address as a QR code, to share and to print. */
export function Opened({ adminName }: { adminName: string }) {
  const { name, publicUrl } = useShop();
  const address = publicUrl.replace(/^https?:\/\//, '');
  const message = `${name} is open: ${publicUrl}`;
  return (
    <section className="opened" aria-labelledby="opened">
      <div className="opened__head">
        <p>Congratulations, {adminName}.</p>
        <h2 id="opened">Your shop is open</h2>
        <QrImage className="opened__code" text={publicUrl} label={`QR code of ${address}`} />
        <a href={publicUrl}>{address}</a>
      </div>
      <div className="opened__actions">
        <a
          className="button button--block"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noreferrer"
        >
          <MessageCircle size={18} strokeWidth={1.75} aria-hidden="true" />
          Tell your customers on WhatsApp
        </a>
        <button
          type="button"
          className="button button--secondary button--block"
          onClick={() => window.print()}
        >
          <Printer size={18} strokeWidth={1.75} aria-hidden="true" />
          Print the code for your counter
        </button>
      </div>
      <ul className="opened__next">
        {NEXT.map(({ to, icon: Icon, text, note }) => (
          <li key={to}>
            <Link to={to}>
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
              <span>
                <b>{text}</b>
                {note}
              </span>
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      <div className="counter-sheet" aria-hidden="true">
        <strong>{name}</strong>
        <QrImage text={publicUrl} label="" />
        <p>Scan the code with your phone and order from home.</p>
        <b>{address}</b>
      </div>
    </section>
  );
}
