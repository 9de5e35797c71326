import { Share2 } from 'lucide-react';
import { currentLanguage } from '../../../../messages/current-language.ts';
import { foodExtras as messages } from '../../../../messages/food-extras.ts';
import { pathIn } from '../../../lib/language-paths.ts';
import { useShop } from '../../../lib/shop.ts';

/** Opens the system's share sheet; where there is none, a message in WhatsApp. */
export function ShareLink({ id, name }: { id: string; name: string }) {
  const shop = useShop();
  const url = new URL(pathIn(currentLanguage(), `/food/${id}`), shop.publicUrl).href;
  const text = messages.shareText({ food: name, shop: shop.name });
  return (
    <a
      className="buy-box__link"
      href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => {
        if (!navigator.share) return;
        event.preventDefault();
        // rejected when somebody closes the sheet
        navigator.share({ text, url }).catch(() => undefined);
      }}
    >
      <Share2 size={20} strokeWidth={1.75} aria-hidden="true" />
      {messages.share}
    </a>
  );
}
