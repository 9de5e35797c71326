import { FileText, type LucideIcon, MessageCircle, Share2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { currentLanguage } from '../../../messages/current-language.ts';
import { thanks } from '../../../messages/thanks.ts';
import { pathPrefix } from '../../../rules/languages.ts';
import { downloadInvoice, useAfterSale } from '../../features/shop/returns/returns-data.ts';
import { useShop } from '../../lib/shop.ts';
import { toast } from '../../lib/toast.ts';
import { useAction } from '../../ui/use-action.ts';

/** Few browsers are asked: it comes after the page. */
const OrderPush = lazy(() => import('../../features/shop/orders/order-push.tsx'));

export function ThanksActions({ orderId }: { orderId: string }) {
  const hasInvoice = useAfterSale(orderId)?.hasInvoice;
  const download = useAction(() => downloadInvoice(orderId), {
    onSuccess: () => toast.success(thanks.invoiceSaved),
    onError: ({ message }) => toast.error(message),
  });
  const { name, publicUrl } = useShop();
  // the shop's own address and nothing of the order
  const url = (publicUrl || location.origin) + pathPrefix(currentLanguage());
  const text = thanks.shareText(name);
  return (
    <ul className="thanks-actions">
      {hasInvoice && (
        <li>
          <button type="button" aria-busy={download.isPending} onClick={() => download.run()}>
            <Words icon={FileText} text={thanks.invoice} note={thanks.invoiceNote} />
          </button>
        </li>
      )}
      <Suspense>
        <OrderPush />
      </Suspense>
      <li>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
          target="_blank"
          rel="noreferrer"
        >
          <Words icon={MessageCircle} text={thanks.whatsApp} note={thanks.shareNote} />
        </a>
      </li>
      {'share' in navigator && (
        <li>
          <button type="button" onClick={() => share({ title: name, text, url })}>
            <Words icon={Share2} text={thanks.share} note={thanks.otherNote} />
          </button>
        </li>
      )}
    </ul>
  );
}

/** Rejects when the customer closes the phone's sheet, which is no problem to tell about. */
function share(data: ShareData): void {
  navigator.share(data).catch(() => undefined);
}

function Words({ icon: Icon, text, note }: { icon: LucideIcon; text: string; note: string }) {
  return (
    <>
      <span className="thanks-actions__icon">
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span>
        <strong>{text}</strong>
        <span>{note}</span>
      </span>
    </>
  );
}
