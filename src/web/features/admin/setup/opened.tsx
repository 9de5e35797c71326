import './opened.css';
import { ChevronRight, MessageCircle, PackageOpen, Plus, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { adminSetup } from '../../../../messages/admin-setup.ts';
import { useShop } from '../../../lib/shop.ts';
import { QrImage } from '../../../ui/qr-image.tsx';

const next = () => [
  {
    to: '/admin/addFood',
    icon: Plus,
    text: adminSetup.addFood,
    note: adminSetup.addFoodNote,
  },
  { to: '/admin/orders', icon: PackageOpen, text: adminSetup.seeOrders, note: adminSetup.seeOrdersNote },
];

/** The shop is open: its address as a QR code, to share and to print. */
export function Opened({ adminName }: { adminName: string }) {
  const { name, publicUrl } = useShop();
  const address = publicUrl.replace(/^https?:\/\//, '');
  const message = adminSetup.shareText({ shop: name, url: publicUrl });
  return (
    <section className="opened" aria-labelledby="opened">
      <div className="opened__head">
        <p>{adminSetup.congratulations(adminName)}</p>
        <h2 id="opened">{adminSetup.openedHeading}</h2>
        <QrImage className="opened__code" text={publicUrl} label={adminSetup.qrOf(address)} />
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
          {adminSetup.share}
        </a>
        <button
          type="button"
          className="button button--secondary button--block"
          onClick={() => window.print()}
        >
          <Printer size={18} strokeWidth={1.75} aria-hidden="true" />
          {adminSetup.print}
        </button>
      </div>
      <ul className="opened__next">
        {next().map(({ to, icon: Icon, text, note }) => (
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
        <p>{adminSetup.scan}</p>
        <b>{address}</b>
      </div>
    </section>
  );
}
