/** The inside of the Razorpay sandbox's payment window. */
(() => {
  const { order, email, contact } = document.body.dataset;
  const message = /** @type {HTMLElement} */ (document.querySelector('[data-message]'));
  const buttons = /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll('[data-do]'));

  /**
   * @param {string} type
   * @param {object} [response]
   */
  function tell(type, response) {
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
      const answer = await fetch(`v1/orders/${order}/simulate`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ outcome, email, contact }),
      });
      const body = await answer.json();
      if (answer.status === 202) return showGone();
      if (!body.error) return tell('paid', body);
      message.textContent = `${body.error.description} (${body.error.reason})`;
      tell('failed', body);
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
  const acts = {
    pay: () => pay('pay'),
    fail: () => pay('fail'),
    dismiss: () => tell('dismissed'),
    gone: () => tell('gone'),
  };
  for (const button of buttons) button.addEventListener('click', () => acts[button.dataset.do ?? '']?.());
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') tell('dismissed');
  });
  // only now they do something
  setBusy(false);
  buttons[0]?.focus();
})();
