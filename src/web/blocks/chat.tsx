import { MessageCircle, X } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { currentLanguage } from '../../messages/current-language.ts';
import { shell } from '../../messages/shell.ts';
import { listenForWishes } from '../features/shop/assistant/wish-to-add.ts';
import { afterPaint } from '../lib/after-paint.ts';
import { dockHeight } from '../lib/dock-height.ts';
import { pathIn } from '../lib/language-paths.ts';
import { useShop } from '../lib/shop.ts';
import { withChunk } from '../lib/with-chunk.ts';

/** A button that opens the assistant's page in an iframe. */
export function Chat() {
  const { name, chatUrl } = useShop();
  const [isOpen, setOpen] = useState(false);
  const [isShown, setShown] = useState(false);
  const dock = dockHeight.use((height) => height);
  const button = useRef<HTMLButtonElement>(null);
  const frameName = useRef('');
  const title = shell.assistantOf(name);
  // the shop's own page, or the address of another service
  const url = chatUrl.startsWith('/') ? pathIn(currentLanguage(), chatUrl) : chatUrl;
  const toggle = () => {
    frameName.current ||= `assistant-${Math.random()}`;
    setOpen(!isOpen);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  // the assistant's page is loaded after the panel is painted: on a slow phone it would delay it
  useEffect(() => {
    if (!isOpen) return setShown(false);
    return afterPaint(() => setShown(true));
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    return listenForWishes(frameName.current, ({ food, size }) =>
      withChunk(
        () => import('./add-to-cart.ts'),
        async ({ addToCart }) => addToCart(food, size, shell.addToCart),
      ),
    );
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const closeByKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [isOpen]);
  return (
    <>
      {isOpen && (
        <section className="chat-panel" aria-label={title}>
          <header className="on-dark">
            <h2>{title}</h2>
            <button type="button" aria-label={shell.closeChat} onClick={close}>
              <X size={22} strokeWidth={1.75} aria-hidden="true" />
            </button>
          </header>
          {isShown && (
            <iframe
              name={frameName.current}
              src={url}
              title={title}
              allow="microphone; camera"
              sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation-by-user-activation"
            />
          )}
        </section>
      )}
      <button
        ref={button}
        type="button"
        className="chat-button"
        style={dock > 0 ? ({ '--dock': `${dock}px` } as CSSProperties) : undefined}
        aria-label={shell.chatWithUs}
        title={shell.chatWithUs}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <MessageCircle size={30} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </>
  );
}
