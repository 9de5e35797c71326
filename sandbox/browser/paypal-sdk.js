/** The sandbox's stand-in for PayPal's JavaScript SDK: one button that opens an approval window of this sandbox. */
(() => {
  /**
   * @typedef {{ createOrder?: (data: object, actions: object) => Promise<string> | string,
   *   onApprove?: (data: object, actions: object) => unknown, onCancel?: (data: object) => void,
   *   onError?: (error: unknown) => void, onInit?: (data: object, actions: object) => void,
   *   onClick?: (data: object, actions: object) => unknown }} ButtonsOptions
   */

  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const namespace = script.dataset.namespace ?? 'paypal';
  const approval = new URL('../checkoutnow', script.src);
  const styles = new URL('../buttons.css', script.src);
  const WINDOW = 'popup,width=460,height=640';
  const LOOK_EVERY_MS = 300;

  /**
   * What the approval window says of an order; closing it is a cancel.
   *
   * @param {Window} popup
   * @param {string} orderID
   * @returns {Promise<{ type: string, data: { orderID: string } }>}
   */
  function outcomeOf(popup, orderID) {
    return new Promise((resolve) => {
      let wasClosed = false;
      /** @param {MessageEvent} event */
      const hear = (event) => {
        // a window that is closing has no name any more
        if (event.origin !== approval.origin || (event.source && event.source !== popup)) return;
        if (event.data?.data?.orderID === orderID) end(event.data);
      };
      const look = setInterval(() => {
        // its last word may still be on the way: a window counts as closed when it was so at the look before
        if (wasClosed) end({ type: 'cancelled', data: { orderID } });
        wasClosed = popup.closed;
      }, LOOK_EVERY_MS);
      /** @param {{ type: string, data: { orderID: string } }} outcome */
      const end = (outcome) => {
        clearInterval(look);
        window.removeEventListener('message', hear);
        resolve(outcome);
      };
      window.addEventListener('message', hear);
    });
  }

  /** @param {ButtonsOptions} options */
  function Buttons(options) {
    /** @type {HTMLElement | undefined} */
    let root;
    /** @type {Window | null} */
    let popup = null;

    /** @param {() => Promise<string> | string} getOrder */
    async function approve(getOrder) {
      // opened within the click, or the browser blocks it
      const opened = window.open('', '', WINDOW);
      popup = opened;
      try {
        if (!opened) throw new Error('The browser blocked the PayPal window');
        const orderID = await getOrder();
        const address = new URL(approval);
        address.searchParams.set('token', orderID);
        opened.location.href = address.href;
        const { type, data } = await outcomeOf(opened, orderID);
        // closed from here, because a window that closes itself may take its message along; scripted ones stay
        if (type !== 'gone') opened.close();
        if (type === 'approved') {
          const restart = () => approve(() => orderID);
          await options.onApprove?.({ ...data, facilitatorAccessToken: '' }, { restart });
        } else if (type === 'cancelled') options.onCancel?.({ orderID });
        // anything else is scripted: the buyer approved and the page never hears of it
      } catch (error) {
        opened?.close();
        options.onError?.(error);
      }
    }

    async function click() {
      let isRefused = false;
      const reject = () => {
        isRefused = true;
      };
      const data = { fundingSource: 'paypal', paymentSource: 'paypal' };
      // a window may be opened only while the click is young, so onClick is not waited for
      options.onClick?.(data, { resolve: () => {}, reject });
      if (!isRefused) await approve(() => options.createOrder?.(data, {}) ?? '');
    }

    return {
      isEligible: () => true,
      /** @param {string | HTMLElement} place */
      render: async (place) => {
        const parent = typeof place === 'string' ? document.querySelector(place) : place;
        if (!parent) throw new Error('Document is ready and element does not exist');
        if (!document.querySelector(`link[href="${styles.href}"]`)) {
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.href = styles.href;
          document.head.append(link);
        }
        root = document.createElement('div');
        root.className = 'paypal-sandbox-buttons';
        const button = document.createElement('button');
        button.type = 'button';
        button.setAttribute('aria-label', 'Pay with PayPal');
        button.append('Pay with ', Object.assign(document.createElement('b'), { textContent: 'PayPal' }));
        button.addEventListener('click', click);
        const note = document.createElement('p');
        note.textContent = 'Sandbox: no money moves';
        root.append(button, note);
        parent.append(root);
        const able = { enable: () => setEnabled(button, true), disable: () => setEnabled(button, false) };
        options.onInit?.({}, able);
      },
      close: async () => {
        popup?.close();
        root?.remove();
      },
      /** @param {ButtonsOptions} changed */
      updateProps: async (changed) => {
        Object.assign(options, changed);
      },
    };
  }

  /**
   * @param {HTMLButtonElement} button
   * @param {boolean} isEnabled
   */
  async function setEnabled(button, isEnabled) {
    button.disabled = !isEnabled;
  }

  const paypal = {
    version: '5.0.sandbox',
    Buttons,
    FUNDING: { PAYPAL: 'paypal' },
    isFundingEligible: () => true,
  };
  Object.assign(window, { [namespace]: paypal });
})();
