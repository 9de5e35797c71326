import './tracking-number.css';
import './icon-button.css';
import { Copy } from 'lucide-react';
import { trackingLink } from '../../extension/tracking-link.ts';
import { trackingLink as texts } from '../../messages/tracking-link.ts';
import { extensions } from '../lib/extensions.ts';
import { toast } from '../lib/toast.ts';

/** The courier with its tracking number, as a link where the courier has a page for it. The pages of some take no number. */
export function TrackingNumber({
  courier,
  trackingNumber,
  trackingUrl,
}: {
  courier: string | null;
  trackingNumber: string | null;
  trackingUrl?: string | undefined;
}) {
  const link = trackingUrl ?? trackingLink(extensions, { courier, trackingNumber });
  if (!trackingNumber || !link) {
    return (
      <>
        {courier} {trackingNumber}
      </>
    );
  }
  const isDirect = link.includes(encodeURIComponent(trackingNumber.replaceAll(' ', '')));
  return (
    <>
      {courier}{' '}
      {isDirect ? (
        <a className="tracking-number" href={link} rel="noreferrer">
          {trackingNumber}
        </a>
      ) : (
        <span className="tracking-number">{trackingNumber}</span>
      )}
      <button
        type="button"
        className="icon-button tracking-number__copy"
        aria-label={texts.copy}
        onClick={() => copy(trackingNumber)}
      >
        <Copy size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {!isDirect && (
        <a className="tracking-number__page" href={link} rel="noreferrer">
          {texts.courierPage}
        </a>
      )}
    </>
  );
}

function copy(number: string): Promise<unknown> {
  return navigator.clipboard.writeText(number).then(
    () => toast.success(texts.copied),
    () => toast.error(texts.notCopied),
  );
}
