import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { shell } from '../../messages/shell.ts';
import { PointMap } from '../features/shared/maps/map.tsx';
import { langOf } from '../lib/lang-of.ts';
import type { SectionProps } from '../lib/section-texts.ts';
import { useShop } from '../lib/shop.ts';

/** Address, phone, e-mail and map of the shop. With children, the map moves below the address. */
export function VisitUs({ section, children }: { section: SectionProps; children?: ReactNode }) {
  const { name, address, phone, phoneHref, email, latitude, longitude } = useShop();
  const { heading, lead } = section.texts;
  const map = latitude !== null && longitude !== null && (
    <div className={children ? 'visit-us__map visit-us__map--low' : 'visit-us__map'}>
      <PointMap point={{ latitude, longitude }} label={address ? `${name}, ${address}` : name} />
    </div>
  );
  return (
    <section className="section visit-us" aria-labelledby="visit">
      <div className="wrap visit-us__inner">
        <div>
          <h2 id="visit" lang={langOf(section, 'heading')}>
            {heading}
          </h2>
          {lead && (
            <p className="visit-us__lead" lang={langOf(section, 'lead')}>
              {lead}
            </p>
          )}
          <dl className="visit-us__facts number">
            {address && (
              <div>
                <dt>
                  <MapPin size={20} strokeWidth={1.75} aria-hidden="true" />
                  {shell.address}
                </dt>
                <dd>{address}</dd>
              </div>
            )}
            {phone && (
              <div>
                <dt>
                  <Phone size={20} strokeWidth={1.75} aria-hidden="true" />
                  {shell.phone}
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
                  {shell.email}
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
