/** Simulates Razorpay's checkout.js: `new Razorpay(options).open()` opens the sandbox's payment page. */
(() => {
  /**
   * @typedef {{ key: string, order_id: string, name?: string, description?: string,
   *   prefill?: { name?: string, email?: string, contact?: string },
   *   handler?: (response: object) => void, retry?: { enabled?: boolean },
   *   modal?: { ondismiss?: () => void, escape?: boolean },
   *   config?: { display?: { hide?: { method: string, flows?: string[] }[] } } }} CheckoutOptions
   */

  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const page = new URL('checkout', script.src);

  class Razorpay {
    /** @type {CheckoutOptions} */
    #options;
    /** @type {Record<string, ((response: object) => void)[]>} */
    #listeners = {};
    /** @type {HTMLDialogElement | undefined} */
    #dialog;
    /** @type {HTMLIFrameElement | undefined} */
    #frame;

    /** @param {CheckoutOptions} options */
    constructor(options) {
      if (!options?.key) throw new Error('Please provide a key in the options');
      this.#options = options;
    }

    /**
     * @param {string} event
     * @param {(response: object) => void} callback
     */
    on(event, callback) {
      this.#listeners[event] = [...(this.#listeners[event] ?? []), callback];
      return this;
    }

    open() {
      if (this.#dialog) return;
      const { key, order_id, name = '', description = '', prefill = {}, config } = this.#options;
      // a phone opens the customer's app, unless the shop hides that way
      const isHidden = (config?.display?.hide ?? []).some(({ flows }) => flows?.includes('intent'));
      const flow = matchMedia('(pointer: coarse)').matches && !isHidden ? 'intent' : 'qr';
      const url = new URL(page);
      url.search = String(
        new URLSearchParams({
          key,
          order_id,
          name,
          description,
          email: prefill.email ?? '',
          contact: prefill.contact ?? '',
          flow,
        }),
      );
      const frame = document.createElement('iframe');
      frame.src = url.href;
      frame.title = 'Payment window (sandbox)';
      Object.assign(frame.style, { width: '100%', height: '100%', border: '0', display: 'block' });
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'Payment');
      Object.assign(dialog.style, {
        width: '100vw',
        height: '100dvh',
        maxWidth: 'none',
        maxHeight: 'none',
        margin: '0',
        padding: '0',
        border: '0',
        background: 'transparent',
      });
      dialog.append(frame);
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        if (this.#options.modal?.escape !== false) this.#dismiss();
      });
      this.#dialog = dialog;
      this.#frame = frame;
      window.addEventListener('message', this.#onMessage);
      document.body.append(dialog);
      dialog.showModal();
      frame.focus();
    }

    close() {
      window.removeEventListener('message', this.#onMessage);
      this.#dialog?.remove();
      this.#dialog = undefined;
      this.#frame = undefined;
    }

    #dismiss() {
      this.close();
      this.#options.modal?.ondismiss?.();
    }

    /** @param {MessageEvent} event */
    #onMessage = (event) => {
      if (event.origin !== page.origin || event.source !== this.#frame?.contentWindow) return;
      const { type, response } = event.data;
      if (type === 'paid') {
        this.close();
        this.#options.handler?.(response);
      } else if (type === 'failed') {
        for (const listener of this.#listeners['payment.failed'] ?? []) listener(response);
        if (this.#options.retry?.enabled === false) this.#dismiss();
      } else if (type === 'dismissed') this.#dismiss();
      // scenario: the customer paid, but the page is never notified
      else if (type === 'gone') this.close();
    };
  }

  Object.assign(window, { Razorpay });
})();
