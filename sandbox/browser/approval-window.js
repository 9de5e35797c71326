/** Script of the PayPal sandbox's approval page. */
(() => {
  const { order } = document.body.dataset;
  const message = /** @type {HTMLElement} */ (document.querySelector('[data-message]'));
  const buttons = /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll('[data-do]'));

  /**
   * @param {string} type
   * @param {object} data
   */
  function notifyOpener(type, data) {
    window.opener?.postMessage({ type, data: { orderID: order, ...data } }, location.origin);
  }

  /** @param {string} outcome */
  async function finish(outcome) {
    for (const button of buttons) button.disabled = true;
    try {
      const response = await fetch(`v2/checkout/orders/${order}/simulate`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ outcome }),
      });
      const body = await response.json();
      if (!response.ok) throw new Error(body.details?.[0]?.issue);
      if (response.status === 202) {
        notifyOpener('gone', {});
        message.textContent =
          'Scripted: the shop’s page never hears that you approved. You may close this window.';
        return;
      }
      notifyOpener(body.cancelled ? 'cancelled' : 'approved', body);
      message.textContent = 'Done. You may close this window.';
    } catch (error) {
      const reason = error instanceof Error && error.message;
      message.textContent = reason || 'The sandbox does not answer. Try again.';
      for (const button of buttons) button.disabled = false;
    }
  }

  for (const button of buttons) {
    button.addEventListener('click', () => finish(button.dataset.do ?? ''));
    // disabled in the HTML until the listener is attached
    button.disabled = false;
  }
  buttons[0]?.focus();
})();
