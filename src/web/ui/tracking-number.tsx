import './tracking-number.css';
import { trackingLink } from '../../extension/tracking-link.ts';
import { extensions } from '../lib/extensions.ts';

/** The courier with its tracking number, as a link where the courier has a page for it. */
export function TrackingNumber({
  courier,
  trackingNumber,
}: {
  courier: string | null;
  trackingNumber: string | null;
}) {
  const link = trackingLink(extensions, { courier, trackingNumber });
  return (
    <>
      {courier}{' '}
      {link ? (
        <a className="tracking-number" href={link}>
          {trackingNumber}
        </a>
      ) : (
        trackingNumber
      )}
    </>
  );
}
