/** Script of the Razorpay sandbox's payment page. */
(() => {
  const { order, email, contact } = document.body.dataset;
  const message = /** @type {HTMLElement} */ (document.querySelector('[data-message]'));
  const buttons = /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll('[data-do]'));

  /**
   * @param {string} type
   * @param {object} [response]
   */
  function notifyParent(type, response) {
    window.parent.postMessage({ type, response }, location.origin);
  }

  /** @param {boolean} isBusy */
  function setBusy(isBusy) {
    for (const button of buttons) button.disabled = isBusy;
  }

  /** @param {string} outcome */
  async function pay(outcome) {
    setBusy(true);
    message.textContent = 'Asking the bank …';
    try {
      const response = await fetch(`v1/orders/${order}/simulate`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ outcome, email, contact }),
      });
      const body = await response.json();
      if (response.status === 202) return showGone();
      if (!body.error) return notifyParent('paid', body);
      message.textContent = `${body.error.description} (${body.error.reason})`;
      notifyParent('failed', body);
    } catch {
      message.textContent = 'The sandbox does not answer. Try again.';
    }
    setBusy(false);
  }

  function showGone() {
    message.textContent =
      'Scripted: this browser never hears how the payment ended. The shop has to find out by itself.';
    for (const button of buttons) button.hidden = button.dataset.do !== 'gone';
    setBusy(false);
  }

  /** @type {Record<string, () => void>} */
  const actions = {
    pay: () => pay('pay'),
    fail: () => pay('fail'),
    dismiss: () => notifyParent('dismissed'),
    gone: () => notifyParent('gone'),
  };
  for (const button of buttons) button.addEventListener('click', () => actions[button.dataset.do ?? '']?.());
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') notifyParent('dismissed');
  });
  // disabled in the HTML until the listeners are attached
  setBusy(false);
  buttons[0]?.focus();
})();
