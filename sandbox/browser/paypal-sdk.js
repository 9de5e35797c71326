/** Simulates PayPal's JavaScript SDK: one button that opens the sandbox's approval page. */
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
  const POLL_INTERVAL_MS = 300;

  /**
   * The outcome that the approval window reports; closing the window cancels.
   *
   * @param {Window} popup
   * @param {string} orderID
   * @returns {Promise<{ type: string, data: { orderID: string } }>}
   */
  function outcomeOf(popup, orderID) {
    return new Promise((resolve) => {
      let wasClosed = false;
      /** @param {MessageEvent} event */
      const onMessage = (event) => {
        // event.source is null when the window is closing
        if (event.origin !== approval.origin || (event.source && event.source !== popup)) return;
        if (event.data?.data?.orderID === orderID) end(event.data);
      };
      const poll = setInterval(() => {
        // its last message may still be pending: the window counts as closed from the second poll on
        if (wasClosed) end({ type: 'cancelled', data: { orderID } });
        wasClosed = popup.closed;
      }, POLL_INTERVAL_MS);
      /** @param {{ type: string, data: { orderID: string } }} outcome */
      const end = (outcome) => {
        clearInterval(poll);
        window.removeEventListener('message', onMessage);
        resolve(outcome);
      };
      window.addEventListener('message', onMessage);
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
      // opened synchronously in the click handler, or the browser blocks it
      const opened = window.open('', '', WINDOW);
      popup = opened;
      try {
        if (!opened) throw new Error('The browser blocked the PayPal window');
        const orderID = await getOrder();
        const url = new URL(approval);
        url.searchParams.set('token', orderID);
        opened.location.href = url.href;
        const { type, data } = await outcomeOf(opened, orderID);
        // closed from here, because a window that closes itself may lose its message; scenario windows stay open
        if (type !== 'gone') opened.close();
        if (type === 'approved') {
          const restart = () => approve(() => orderID);
          await options.onApprove?.({ ...data, facilitatorAccessToken: '' }, { restart });
        } else if (type === 'cancelled') options.onCancel?.({ orderID });
        // any other outcome is a scenario: the buyer approved, but the page is never notified
      } catch (error) {
        opened?.close();
        options.onError?.(error);
      }
    }

    async function click() {
      let isRejected = false;
      const reject = () => {
        isRejected = true;
      };
      const data = { fundingSource: 'paypal', paymentSource: 'paypal' };
      // not awaited: a window may only be opened shortly after the click
      options.onClick?.(data, { resolve: () => {}, reject });
      if (!isRejected) await approve(() => options.createOrder?.(data, {}) ?? '');
    }

    return {
      isEligible: () => true,
      /** @param {string | HTMLElement} container */
      render: async (container) => {
        const parent = typeof container === 'string' ? document.querySelector(container) : container;
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
        const actions = { enable: () => setEnabled(button, true), disable: () => setEnabled(button, false) };
        options.onInit?.({}, actions);
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
