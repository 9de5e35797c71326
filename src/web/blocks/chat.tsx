import { MessageCircle, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../lib/shop.ts';

/** A button that opens the assistant's page in an iframe. */
export function Chat() {
  const { name, chatUrl } = useShop();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const title = `${name} assistant`;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
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
            <button type="button" aria-label="Close chat" onClick={close}>
              <X size={22} strokeWidth={1.75} aria-hidden="true" />
            </button>
          </header>
          <iframe
            src={chatUrl}
            title={title}
            allow="microphone; camera"
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation-by-user-activation"
          />
        </section>
      )}
      <button
        ref={button}
        type="button"
        className="chat-button"
        aria-label="Chat with us"
        title="Chat with us"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <MessageCircle size={30} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </>
  );
}
