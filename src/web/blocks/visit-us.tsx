import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { contact } from '../../messages/contact.ts';
import { PointMap } from '../features/shared/maps/map.tsx';
import { useShop } from '../lib/shop.ts';

/** Address, phone, e-mail and map of the shop. With children, the map moves below the address. */
export function VisitUs({
  heading,
  lead,
  children,
}: {
  heading: string | undefined;
  lead?: string | undefined;
  children?: ReactNode;
}) {
  const { name, address, phone, phoneHref, email, latitude, longitude } = useShop();
  const map = latitude !== null && longitude !== null && (
    <div className={children ? 'visit-us__map visit-us__map--low' : 'visit-us__map'}>
      <PointMap point={{ latitude, longitude }} label={address ? `${name}, ${address}` : name} />
    </div>
  );
  return (
    <section className="section visit-us" aria-labelledby="visit">
      <div className="wrap visit-us__inner">
        <div>
          <h2 id="visit">{heading}</h2>
          {lead && <p className="visit-us__lead">{lead}</p>}
          <dl className="visit-us__facts number">
            {address && (
              <div>
                <dt>
                  <MapPin size={20} strokeWidth={1.75} aria-hidden="true" />
                  {contact.address}
                </dt>
                <dd>{address}</dd>
              </div>
            )}
            {phone && (
              <div>
                <dt>
                  <Phone size={20} strokeWidth={1.75} aria-hidden="true" />
                  {contact.phone}
                </dt>
                <dd>
                  <a href={phoneHref}>{phone}</a>
                </dd>
              </div>
            )}
            {email && (
              <div>
                <dt>
                  <Mail size={20} strokeWidth={1.75} aria-hidden="true" />
                  {contact.email}
                </dt>
                <dd>
                  <a href={`mailto:${email}`}>{email}</a>
                </dd>
              </div>
            )}
          </dl>
          {children && map}
        </div>
        {children ?? map}
      </div>
    </section>
  );
}
