/** Policies, and the page for a form that was sent without JavaScript. */
export const textPages = {
  onThisPage: 'On this page',
  formNeedsScript: 'This form needs JavaScript',
  nothingSent:
    'Nothing was sent. Please switch JavaScript on in your browser and fill in the form once more.',
  backToForm: 'Back to the form',
};
