/** Sends the control page's forms and buttons as JSON, then reloads the page. */
(() => {
  const status = /** @type {HTMLElement} */ (document.querySelector('[data-status]'));

  /**
   * @param {string} url
   * @param {object} body
   */
  async function send(url, body) {
    status.textContent = 'Sending …';
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) return location.reload();
    const { error } = await response.json();
    status.textContent = `Not done: ${error}`;
  }

  /** @param {FormDataEntryValue} value */
  function parseValue(value) {
    const text = String(value).trim();
    return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
  }

  for (const form of document.querySelectorAll('form')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const fields = [...new FormData(form)].filter(([, value]) => value !== '');
      send(form.action, Object.fromEntries(fields.map(([name, value]) => [name, parseValue(value)])));
    });
  }
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (
    document.querySelectorAll('[data-post]')
  )) {
    button.addEventListener('click', () => send(button.dataset.post ?? '', {}));
  }
})();
